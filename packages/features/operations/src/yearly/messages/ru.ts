import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

/** Тексты годового отчёта. */
export const ru: Translation<typeof en> = {
  filters: 'Параметры отчёта',
  year: 'Год',
  loading: 'Загружаем отчёт',
  title: 'Отчёт за {{year}} год',
  noAdvice:
    'Это не налоговая консультация. Нужно ли платить налог и какой, зависит от страны, где вы живёте: спросите налогового консультанта.',
  notOver: 'Остатки показаны на {{date}}: год ещё не закончился.',
  nothing: 'За этот год балансы не менялись.',
  balances: 'Балансы',
  values:
    'Оценка в {{currency}} — по курсу каждого дня, округлённая, только для справки. Источник курсов: {{source}}.',
  chooseCurrency: 'Оценить в другой валюте',
  noCourse_one: 'Оценки в {{currency}} нет: неизвестен курс на день {{count}} операции.',
  noCourse_few: 'Оценки в {{currency}} нет: неизвестен курс на дни {{count}} операций.',
  noCourse_many: 'Оценки в {{currency}} нет: неизвестен курс на дни {{count}} операций.',
  noCourse_other: 'Оценки в {{currency}} нет: неизвестен курс на дни {{count}} операции.',
  noCourseOfDay: 'нет курса',
  total: 'Всего',
  pair: '{{sold}} на {{bought}}',
  exchanges_one: '{{count}} обмен',
  exchanges_few: '{{count}} обмена',
  exchanges_many: '{{count}} обменов',
  exchanges_other: '{{count}} обмена',
  section: {
    refills: 'Пополнения',
    withdrawals: 'Выводы',
    accruals: 'Выплаченные начисления',
    rewards: 'Вознаграждения',
    prizes: 'Призы и цена кейсов',
    fees: 'Комиссии',
    exchanges: 'Обмены',
    deposits: 'Открытые и закрытые депозиты',
    other: 'Подписка и корректировки',
  },
  running: 'Выгружаем отчёт',
  saved_one: 'Отчёт скачан: {{count}} операция.',
  saved_few: 'Отчёт скачан: {{count}} операции.',
  saved_many: 'Отчёт скачан: {{count}} операций.',
  saved_other: 'Отчёт скачан: {{count}} операции.',
  fileName: 'годовой-отчёт',
  value: 'Оценка на день операции',
  valueCurrency: 'Валюта оценки',
  course: 'Курс дня',
};
