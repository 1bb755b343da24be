import { isLanguage, locales } from '@meridian/i18n';
import { markPart, pageParts } from '@meridian/page-parts';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import css from './PausedByWork.module.css';

/**
 * Says that technical works pause the figures or the form beside it. Hidden in the page: the script that refreshes the figures shows
 * it, and fills in when the works began and when they should end, where the server knows it.
 */
export function PausedByWork({ what }: { what: 'figures' | 'form' }) {
  const { t, i18n } = useTranslation(messages);
  const { language } = i18n;
  const locale = isLanguage(language) ? locales[language] : language;
  return (
    <div className={css.root} aria-live="polite">
      <p className={css.notice} {...markPart(pageParts.work)} hidden>
        <span>{t(`parts.work.${what}`)}</span>{' '}
        <span className={css.date} {...markPart(pageParts.workDate, 'start')} hidden>
          <span>{t('parts.work.start')}</span> <time data-locale={locale} />
          <span>.</span>
        </span>{' '}
        <span className={css.date} {...markPart(pageParts.workDate, 'end')} hidden>
          <span>{t('parts.work.end')}</span> <time data-locale={locale} />
          <span>.</span>
        </span>
      </p>
    </div>
  );
}
