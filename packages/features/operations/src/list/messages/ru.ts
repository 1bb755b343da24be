import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  totals: {
    title: 'Итоги',
    accruals: 'Начисления',
    scope_one: 'По {{count}} операции на всех страницах.',
    scope_few: 'По {{count}} операциям на всех страницах.',
    scope_many: 'По {{count}} операциям на всех страницах.',
    scope_other: 'По {{count}} операции на всех страницах.',
    income: 'Поступило',
    expense: 'Списано',
    net: 'Разница',
    held: 'Невыплаченные начисления',
    heldHint: 'До конца срока; в баланс не входят.',
    released: 'Выплаченные начисления',
    releasedHint: 'В конце срока, на баланс.',
    forfeited: 'Сгоревшие начисления',
    forfeitedHint: 'При досрочном закрытии; в баланс не входили.',
  },
  month: {
    show: 'Показать: {{month}}',
    count_one: '{{count}} операция',
    count_few: '{{count}} операции',
    count_many: '{{count}} операций',
    count_other: '{{count}} операции',
  },
  spans: {
    week: 'По неделям',
    month: 'По месяцам',
    quarter: 'По кварталам',
    year: 'По годам',
    days: 'Дни',
    table: {
      week: 'По неделям, таблицей',
      month: 'По месяцам, таблицей',
      quarter: 'По кварталам, таблицей',
      year: 'По годам, таблицей',
    },
  },
};
