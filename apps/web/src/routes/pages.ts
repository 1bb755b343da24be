import type { PackageMessages } from '@meridian/i18n';
import { messages as authMessages } from '@meridian/feature-auth/messages';
import { messages as cabinetMessages } from '@meridian/feature-cabinet/messages';
import { messages as casesMessages } from '@meridian/feature-cases/messages';
import { messages as depositMessages } from '@meridian/feature-deposit/messages';
import { messages as exchangeMessages } from '@meridian/feature-exchange/messages';
import { messages as operationsMessages } from '@meridian/feature-operations/messages';
import { messages as partnersMessages } from '@meridian/feature-partners/messages';
import { messages as refillMessages } from '@meridian/feature-refill/messages';
import { messages as settingsMessages } from '@meridian/feature-settings/messages';
import { messages as withdrawMessages } from '@meridian/feature-withdraw/messages';
import { messages as formsMessages } from '@meridian/forms/messages';
import { messages as listMessages } from '@meridian/lists/messages';
import { messages as statusMessages } from '@meridian/statuses/messages';
import { messages as notificationsMessages } from '@meridian/feature-notifications/messages';
import { messages as verificationMessages } from '@meridian/feature-verification/messages';
import { messages as myDataMessages } from '@meridian/feature-my-data/messages';
import { messages as countedMessages } from '@meridian/feature-counted/messages';
import type { ScreenId } from '@meridian/frame/screens';
import type { ComponentType } from 'react';

export interface Page {
  /** Loaded before the page is rendered. The messages of the frame and of `@meridian/problem` are always loaded. */
  readonly messages: readonly PackageMessages[];
  readonly load: () => Promise<{ Component: ComponentType }>;
  /** Kilobytes (1000 bytes) of gzipped JavaScript that a visit with an empty cache may load. Checked by the sweep test. */
  readonly budget: number;
}

/** The page of every screen. Node scripts import this file, so it must not import components statically. */
export const pages: Readonly<Record<ScreenId, Page>> = {
  login: {
    messages: [authMessages],
    load: () => import('./LoginRoute.tsx'),
    budget: 202,
  },
  register: {
    messages: [authMessages],
    load: () => import('./RegisterRoute.tsx'),
    budget: 248,
  },
  forgotPassword: {
    messages: [authMessages],
    load: () => import('./ForgotPasswordRoute.tsx'),
    budget: 202,
  },
  forgotLogin: {
    messages: [authMessages],
    load: () => import('./ForgotLoginRoute.tsx'),
    budget: 199,
  },
  confirmPhone: {
    messages: [authMessages],
    load: () => import('./ConfirmPhoneRoute.tsx'),
    budget: 199,
  },
  cabinet: {
    messages: [cabinetMessages, statusMessages],
    load: () => import('./CabinetRoute.tsx'),
    budget: 287,
  },
  refill: {
    messages: [refillMessages, formsMessages, listMessages, withdrawMessages],
    load: () => import('./RefillRoute.tsx'),
    budget: 289,
  },
  deposits: {
    messages: [depositMessages, listMessages, statusMessages],
    load: () => import('./DepositsRoute.tsx'),
    budget: 282,
  },
  invest: {
    messages: [depositMessages, formsMessages, withdrawMessages],
    load: () => import('./InvestRoute.tsx'),
    budget: 291,
  },
  partners: {
    messages: [partnersMessages, listMessages],
    load: () => import('./PartnersRoute.tsx'),
    budget: 287,
  },
  withdrawal: {
    messages: [withdrawMessages, formsMessages, settingsMessages, listMessages],
    load: () => import('./WithdrawalRoute.tsx'),
    budget: 293,
  },
  exchange: {
    messages: [exchangeMessages, formsMessages],
    load: () => import('./ExchangeRoute.tsx'),
    budget: 279,
  },
  operations: {
    messages: [operationsMessages, listMessages, statusMessages],
    load: () => import('./OperationsRoute.tsx'),
    budget: 280,
  },
  statement: {
    messages: [operationsMessages, listMessages, statusMessages],
    load: () => import('./StatementRoute.tsx'),
    budget: 277,
  },
  cases: {
    messages: [casesMessages, formsMessages, listMessages],
    load: () => import('./CasesRoute.tsx'),
    budget: 302,
  },
  notifications: {
    messages: [notificationsMessages, listMessages],
    load: () => import('./NotificationsRoute.tsx'),
    budget: 269,
  },
  settings: {
    messages: [settingsMessages],
    load: () => import('./SettingsRoute.tsx'),
    budget: 259,
  },
  profileSettings: {
    messages: [settingsMessages],
    load: () => import('./ProfileSettingsRoute.tsx'),
    budget: 289,
  },
  walletSettings: {
    messages: [settingsMessages],
    load: () => import('./WalletSettingsRoute.tsx'),
    budget: 266,
  },
  verification: {
    messages: [settingsMessages, verificationMessages],
    load: () => import('./VerificationRoute.tsx'),
    budget: 279,
  },
  subscriptionSettings: {
    messages: [settingsMessages],
    load: () => import('./SubscriptionSettingsRoute.tsx'),
    budget: 266,
  },
  passwordSettings: {
    messages: [settingsMessages],
    load: () => import('./PasswordSettingsRoute.tsx'),
    budget: 263,
  },
  securitySettings: {
    messages: [authMessages, settingsMessages],
    load: () => import('./SecuritySettingsRoute.tsx'),
    budget: 276,
  },
  devices: {
    messages: [authMessages, settingsMessages],
    load: () => import('./DevicesRoute.tsx'),
    budget: 266,
  },
  securityHistory: {
    messages: [authMessages, settingsMessages, listMessages],
    load: () => import('./SecurityHistoryRoute.tsx'),
    budget: 273,
  },
  counted: {
    messages: [settingsMessages, countedMessages],
    load: () => import('./CountedRoute.tsx'),
    budget: 270,
  },
  myData: {
    messages: [settingsMessages, myDataMessages],
    load: () => import('./MyDataRoute.tsx'),
    budget: 263,
  },
  notificationSettings: {
    messages: [settingsMessages],
    load: () => import('./NotificationSettingsRoute.tsx'),
    budget: 259,
  },
  appearanceSettings: {
    messages: [settingsMessages],
    load: () => import('./AppearanceSettingsRoute.tsx'),
    budget: 257,
  },
  confirmEmail: {
    messages: [authMessages],
    load: () => import('./ConfirmEmailRoute.tsx'),
    budget: 261,
  },
};
