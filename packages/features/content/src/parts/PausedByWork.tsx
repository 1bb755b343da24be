import { isLanguage, locales } from '@meridian/i18n';
import { Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/**
 * Says that technical works pause the figures or the form beside it. Hidden in the page: the script that refreshes the figures shows
 * it, and fills in when the works began and when they should end, where the server knows it.
 */
export function PausedByWork({ what }: { what: 'figures' | 'form' }) {
  const { t, i18n } = useTranslation(messages);
  const { language } = i18n;
  const locale = isLanguage(language) ? locales[language] : language;
  return (
    <div aria-live="polite">
      <div data-work hidden>
        <Text>
          <span>{t(`parts.work.${what}`)}</span>{' '}
          <span data-work-date="start">
            <span>{t('parts.work.start')}</span> <time data-locale={locale} />.
          </span>{' '}
          <span data-work-date="end">
            <span>{t('parts.work.end')}</span> <time data-locale={locale} />.
          </span>
        </Text>
      </div>
    </div>
  );
}
