import { Footer, Icon, LanguageSwitch, Logo, type LogoProps, MenuIcon } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import css from './PublicFrame.module.css';
import { SchemeChoices } from './SchemeChoices.tsx';

/** A page that the navigation or the footer leads to. */
export type FramePage =
  | 'home'
  | 'plans'
  | 'strategies'
  | 'marketing'
  | 'contacts'
  | 'offer'
  | 'agreement'
  | 'risks'
  | 'faq'
  | 'news';

export interface PublicFrameProps {
  brand: LogoProps;
  /** The pages of the site. A page without an address is left out. */
  hrefs: Readonly<Partial<Record<FramePage, string>>> & {
    readonly home: string;
    readonly account: string;
    readonly login: string;
    readonly register: string;
  };
  /** The page that is shown, if the navigation has it. */
  current?: FramePage | undefined;
  language: 'en' | 'ru';
  /** This page in each language. */
  languageHrefs: Readonly<Record<'en' | 'ru', string>>;
  /** The current year, for the copyright. */
  year: number;
  children: ReactNode;
}

/** Each language calls itself by its own name. */
const languageNames = { en: 'English', ru: 'Русский' } as const;

const navigation = ['home', 'plans', 'strategies', 'marketing', 'contacts'] as const;

const columns = [
  { id: 'product', pages: ['plans', 'strategies', 'marketing', 'news'] },
  { id: 'documents', pages: ['offer', 'agreement', 'risks'] },
  { id: 'help', pages: ['faq', 'contacts'] },
] as const;

/**
 * The frame of every public page. The menu of a phone is a native popover. Who is signed in is known to the browser alone:
 * a script in the head writes `data-session` on the root element before the first paint, and CSS shows the matching links.
 */
export function PublicFrame({
  brand,
  hrefs,
  current,
  language,
  languageHrefs,
  year,
  children,
}: PublicFrameProps) {
  const { t } = useTranslation('content');
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
              {navigation.map((id) => {
                const href = hrefs[id];
                return (
                  href !== undefined && (
                    <li key={id}>
                      <a className={css.link} href={href} aria-current={id === current ? 'page' : undefined}>
                        {t(`frame.section.${id}`)}
                      </a>
                    </li>
                  )
                );
              })}
            </ul>
            <ul className={css.links} role="list">
              <li className={css.ofInvestor}>
                <a className={css.button} href={hrefs.account}>
                  {t('frame.section.account')}
                </a>
              </li>
              <li className={css.ofGuest}>
                <a className={css.link} href={hrefs.login}>
                  {t('frame.section.login')}
                </a>
              </li>
              <li className={css.ofGuest}>
                <a className={css.button} href={hrefs.register}>
                  {t('frame.section.register')}
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </header>
      <main id="page-content" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer
        logo={
          <a className={css.logo} href={hrefs.home} aria-label={t('frame.home', { brand: brand.name })}>
            <Logo {...brand} />
          </a>
        }
        columns={columns.map(({ id, pages }) => ({
          title: t(`frame.columns.${id}`),
          links: pages.flatMap((page) => {
            const href = hrefs[page];
            return href === undefined ? [] : [{ label: t(`frame.section.${page}`), href }];
          }),
        }))}
        statement={t('frame.statement')}
        switches={
          <>
            <LanguageSwitch
              label={t('frame.language')}
              current={language}
              languages={(['en', 'ru'] as const).map((code) => ({
                code,
                name: languageNames[code],
                href: languageHrefs[code],
              }))}
            />
            <SchemeChoices />
          </>
        }
        legal={t('frame.copyright', { year, brand: brand.name })}
      />
    </div>
  );
}
