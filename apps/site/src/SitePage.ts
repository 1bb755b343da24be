import type { Schema } from '@meridian/api-client';
import type { Language } from '@meridian/i18n';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { FigureCall } from './figureCalls.ts';
import type { Paths } from '@meridian/frame/paths';

/** The responses of the API that the pages are rendered from, in one language. */
export interface Figures {
  readonly plans: Schema<'DepositPlanList'>;
  readonly subscription: Schema<'SubscriptionOptionList'>;
  readonly paymentSystems: Schema<'PaymentSystemList'>;
  readonly exchange: Schema<'SettingExchange'>;
  readonly deposit: Schema<'SettingDeposit'>;
  readonly capabilities: Schema<'SettingCapabilities'>;
  readonly contacts: Schema<'SettingContacts'>;
  /** Undefined where referrals are switched off. */
  readonly partners: Schema<'SettingPartners'> | undefined;
  /** Undefined where they are switched off. */
  readonly planResults: Schema<'PlanResultList'> | undefined;
  readonly strategies: Schema<'StrategyList'>;
  readonly news: Schema<'NewsList'>;
  /** The last nights, newest first. */
  readonly liabilities: Schema<'LiabilitySnapshotPage'>;
}

/** What every public page is rendered from. */
export interface SitePageProps {
  readonly language: Language;
  /** Undefined when there was no API. */
  readonly figures: Figures | undefined;
  /** The origin of canonical addresses. */
  readonly origin: string;
  /** The addresses of all pages, in the language of this one. */
  readonly paths: Paths;
  /** The values of the parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
  /**
   * Whether a page exists for an item of the API. Undefined at build time, when there is a page for each. In the browser, the API
   * may have items that are newer than the pages.
   */
  readonly isWritten?: (path: string) => boolean;
}

/** What search engines and link previews read. */
export interface PageHead {
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  /** schema.org objects, only where they are true. */
  readonly structuredData?: readonly object[];
  /** The boot script loads the page again after this time. */
  readonly refreshSeconds?: number;
}

/** A module of `site/pages`: gives a page of the feature its data, hrefs and islands. */
export interface SitePage {
  readonly Component: ComponentType<SitePageProps>;
  /** What the browser asks the API for again. The page shows it in places that are marked. */
  readonly refreshes?: readonly FigureCall[];
  readonly head: (props: SitePageProps, t: TFunction<'content'>) => PageHead;
  /** The values of the parameters of the path, a record for each page to write. */
  readonly params?: (figures: Figures) => readonly Readonly<Record<string, string>>[];
}
