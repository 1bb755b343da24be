import { messages } from '@meridian/statuses';
import type { MoneyLegendItem } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** What the marks of deposits mean, for a `MoneyLegend`. */
export function useHeldMarks(dotDays: number): readonly [held: MoneyLegendItem, lock: MoneyLegendItem] {
  const { t } = useTranslation(messages);
  return [
    { mark: 'held', text: t('ahead.held', { count: dotDays }) },
    { mark: 'lock', text: t('ahead.comesFree') },
  ];
}
