import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  filter: {
    period: 'Период',
    allTime: 'За всё время',
    lastDays_one: 'Последний {{count}} день',
    lastDays_few: 'Последние {{count}} дня',
    lastDays_many: 'Последние {{count}} дней',
    lastDays_other: 'Последние {{count}} дня',
    since: 'с {{day}}',
    until: 'по {{day}}',
    from: 'С',
    to: 'По',
    choosePeriod: 'Выбрать период',
    day: 'ДД',
    month: 'ММ',
    year: 'ГГГГ',
    noSuchDay: 'Проверьте дату. Формат: {{pattern}}.',
    endsFirst: 'Период не может закончиться раньше, чем начнётся. Выберите другой день.',
    currency: 'Валюта',
    allCurrencies: 'Все валюты',
    clear: 'Сбросить фильтры',
  },
  pages: {
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    page: 'Страница {{page}}',
    range: '{{first}}–{{last}} из {{total}}',
    position: '{{page}} из {{pageCount}}',
  },
  export: {
    start: 'Выгрузить в CSV',
    progress: '{{done}} из {{total}}',
    cancel: 'Отменить',
    localDate: 'Дата ({{timeZone}})',
    localTime: 'Время',
    date: 'Дата и время (UTC)',
  },
};
