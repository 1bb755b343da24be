import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  bell: {
    many: 'Уведомления: 9+ непрочитанных',
    none: 'Уведомления: новых нет',
    unread_one: 'Уведомления: {{count}} непрочитанное',
    unread_few: 'Уведомления: {{count}} непрочитанных',
    unread_many: 'Уведомления: {{count}} непрочитанных',
    unread_other: 'Уведомления: {{count}} непрочитанных',
  },
  arrived_one: 'Новое уведомление: {{title}}',
  arrived_few: '{{count}} новых уведомления. Последнее: {{title}}',
  arrived_many: '{{count}} новых уведомлений. Последнее: {{title}}',
  arrived_other: '{{count}} новых уведомления. Последнее: {{title}}',
  loading: 'Загружаем',
  noneUnread: 'Всё прочитано',
  unread_one: '{{count}} непрочитанное',
  unread_few: '{{count}} непрочитанных',
  unread_many: '{{count}} непрочитанных',
  unread_other: '{{count}} непрочитанных',
  markAll: 'Прочитать все',
  marking: 'Отмечаем',
  notYou: 'Если это были не вы, сразу смените пароль и <support>напишите в поддержку</support>.',
  new: 'Новое',
  empty: {
    title: 'Уведомлений пока нет',
    body: 'Здесь мы сообщаем о том, что происходит с вашими деньгами и аккаунтом.',
  },
  filter: { label: 'Фильтры уведомлений', kind: 'Тема', all: 'Все' },
  kind: {
    money: 'Деньги',
    account: 'Аккаунт и безопасность',
    partners: 'Партнёры',
    cases: 'Кейсы',
    news: 'Новости',
  },
  nothingFound: { title: 'Таких уведомлений нет', body: 'Выберите другую тему.' },
  choose: 'Настроить уведомления',
  pages: 'Страницы уведомлений',
};
