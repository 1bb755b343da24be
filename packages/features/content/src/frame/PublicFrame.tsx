import type { Schema } from '@meridian/api-client';
import { markPart, pageParts } from '@meridian/page-parts';
import { type Language, languages, languageTable } from '@meridian/i18n';
import { Footer, Icon, LanguageSwitch, Logo, type LogoProps, MenuIcon } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import type { en } from '../messages/en.ts';
import type { frame } from './frame.en.ts';
import css from './PublicFrame.module.css';
import { SchemeChoices } from './SchemeChoices.tsx';

/** The keys of texts that say what links to the page are called. */
type Linked<Texts> = keyof { [Key in keyof Texts as Texts[Key] extends { link: string } ? Key : never]: Key };

/** A section of the site, by the key of its texts. */
export type FrameSection = Linked<typeof en> | `documents.${Linked<typeof en.documents>}`;

export type FrameColumn = keyof typeof frame.columns;

export interface FrameLink {
  readonly section: FrameSection;
  readonly href: string;
  /** Whether the header has the link. */
  readonly isInNavigation: boolean;
  /** The column of the footer that has the link. */
  readonly column: FrameColumn | undefined;
}

export interface PublicFrameProps {
  brand: LogoProps;
  hrefs: Readonly<Record<'home' | 'account' | 'login' | 'register', string>>;
  /** The links of the header and the footer, in their order. */
  links: readonly FrameLink[];
  /** The section of the page that is shown. */
  current?: FrameSection | undefined;
  /** The part of the product that the page is about. */
  capability?: Exclude<keyof Schema<'SettingCapabilities'>, 'key'> | undefined;
  language: Language;
  /** This page in each language. */
  languageHrefs: Readonly<Record<Language, string>>;
  /** The current year, for the copyright. */
  year: number;
  children: ReactNode;
}

const columns = ['product', 'documents', 'help'] as const satisfies readonly FrameColumn[];

/**
 * The frame of every public page. The menu of a phone is a native popover. Who is signed in is known to the browser alone:
 * a script in the head writes the attribute `session` on the root element before the first paint, and CSS shows the matching links.
 */
export function PublicFrame({
  brand,
  hrefs,
  links,
  current,
  capability,
  language,
  languageHrefs,
  year,
  children,
}: PublicFrameProps) {
  const { t } = useTranslation(messages);
  return (
    <div className={css.root}>
      <a className={css.skip} href="#page-content">
        {t('frame.skip')}
      </a>
      <header className={css.header}>
        <div className={css.bar}>
          <a className={css.logo} href={hrefs.home} aria-label={t('frame.home', { brand: brand.name })}>
            <Logo {...brand} />
          </a>
          <button type="button" className={css.menu} popoverTarget="menu" aria-label={t('frame.menu')}>
            <Icon of={MenuIcon} size={24} />
          </button>
          <nav id="menu" popover="auto" className={css.navigation} aria-label={t('frame.navigation')}>
            <ul className={css.links} role="list">
              {links.map(
                ({ section, href, isInNavigation }) =>
                  isInNavigation && (
                    <li key={section}>
                      <a
                        className={css.link}
                        href={href}
                        aria-current={section === current ? 'page' : undefined}
                      >
                        {t(`${section}.link`)}
                      </a>
                    </li>
                  ),
              )}
            </ul>
            <ul className={css.links} role="list">
              <li className={css.ofInvestor}>
                <a className={css.button} href={hrefs.account}>
                  {t('frame.visitor.account')}
                </a>
              </li>
              <li className={css.ofGuest}>
                <a className={css.link} href={hrefs.login}>
                  {t('frame.visitor.login')}
                </a>
              </li>
              <li className={css.ofGuest}>
                <a className={css.button} href={hrefs.register}>
                  {t('frame.visitor.register')}
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </header>
      <main
        id="page-content"
        tabIndex={-1}
        className={css.main}
        {...(capability !== undefined && markPart(pageParts.capability, capability))}
      >
        {children}
      </main>
      <Footer
        logo={
          <a className={css.logo} href={hrefs.home} aria-label={t('frame.home', { brand: brand.name })}>
            <Logo {...brand} />
          </a>
        }
        columns={columns.map((id) => ({
          title: t(`frame.columns.${id}`),
          isFolded: id === 'documents',
          links: links
            .filter(({ column }) => column === id)
            .map(({ section, href }) => ({ label: t(`${section}.link`), href })),
        }))}
        statement={t('frame.statement')}
        switches={
          <>
            <LanguageSwitch
              label={t('frame.language')}
              current={language}
              languages={languages.map((code) => ({
                code,
                name: languageTable[code].name,
                href: languageHrefs[code],
              }))}
            />
            <SchemeChoices />
          </>
        }
        legal={t('frame.copyright', { year: String(year), brand: brand.name })}
      />
    </div>
  );
}
