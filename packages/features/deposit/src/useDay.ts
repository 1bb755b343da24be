import { useTranslation } from 'react-i18next';

/** Writes the day of a moment for a sentence; where it stands alone, `DateTime` shows it. */
export function useDay(): (moment: string) => string {
  const { i18n } = useTranslation('deposit');
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (moment) => format.format(new Date(moment));
}
