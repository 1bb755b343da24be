import { localDay, localTime, localTimeZone } from '@meridian/i18n';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** The columns of a moment: the day and the time as the filters of the list have them, and the moment in UTC. */
export function useDateColumns() {
  const { t } = useTranslation(messages);
  return {
    titles: [t('export.localDate', { timeZone: localTimeZone() }), t('export.localTime'), t('export.date')],
    cellsOf: (moment: string): string[] => [localDay(moment), localTime(moment), moment],
  };
}
