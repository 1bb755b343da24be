import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** Names a quarter by its first day, such as `2026-07-01`. */
export function useQuarterName(): (day: string) => string {
  const { t } = useTranslation(messages);
  return (day) =>
    t('plans.results.quarter', { number: Math.ceil(Number(day.slice(5, 7)) / 3), year: day.slice(0, 4) });
}
