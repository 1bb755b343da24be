import type { Translation } from '@meridian/i18n';
import type { news as en } from './news.en.ts';

export const news: Translation<typeof en> = {
  link: 'Новости',
  title: 'Новости',
  description: 'Что меняется в сервисе: валюты и сети, правила, технические работы.',
  lead: 'Что меняется в сервисе и нужно ли вам что-то делать.',
  none: 'Новостей пока нет.',
  opening: 'Открываем новость. Если она не появится, найдите её в списке всех новостей.',
  all: 'Все новости',
  crumbs: 'Вы здесь',
  more: 'Другие новости',
  newer: 'Следующая',
  older: 'Предыдущая',
};
