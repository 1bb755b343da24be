import { maintenance } from '@meridian/problem/maintenance.ru';
import type { Translation } from '@meridian/i18n';
import type { notices as en } from './notices.en.ts';

export const notices: Translation<typeof en> = {
  notFound: {
    title: 'Такой страницы нет',
    description: 'Возможно, в адресе опечатка или страница переехала.',
    lead: 'Возможно, в адресе опечатка или страница переехала. С вашими деньгами ничего не произошло.',
    home: 'На главную',
    plans: 'Депозитные планы',
    contacts: 'Контакты',
  },
  maintenance: {
    title: maintenance.title,
    description: 'Кабинет закрыт на время плановых технических работ.',
    lead: maintenance.paused,
    safe: maintenance.safe,
    again: 'Страница каждую минуту проверяет, не закончились ли работы. Её можно обновить и вручную.',
    retry: 'Попробовать ещё раз',
  },
};
