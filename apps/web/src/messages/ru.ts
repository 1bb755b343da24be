import type { Translation } from '@meridian/problem';
import type { en } from './en.ts';

/** Слова самого приложения. */
export const ru: Translation<typeof en> = {
  nav: {
    label: 'Разделы кабинета',
    cabinet: 'Кабинет',
    refill: 'Пополнение',
    deposits: 'Депозиты',
    withdrawal: 'Вывод',
    operations: 'Операции',
    more: 'Ещё',
    skip: 'Перейти к содержанию',
    close: 'Закрыть',
    home: 'Meridian: в кабинет',
  },
  title: {
    login: 'Вход',
    register: 'Регистрация',
    confirmPhone: 'Подтверждение телефона',
    cabinet: 'Кабинет',
    refill: 'Пополнение',
    deposits: 'Депозиты',
    invest: 'Новый депозит',
    withdrawal: 'Вывод средств',
    operations: 'Операции',
    notFound: 'Страница не найдена',
  },
  account: { signOut: 'Выйти' },
  toasts: { label: 'Сообщения', close: 'Закрыть сообщение' },
  language: { en: 'English', ru: 'Русский' },
  notFound: {
    title: 'Такой страницы нет',
    body: 'Возможно, в адресе опечатка или страницу перенесли. С вашими деньгами ничего не произошло.',
    home: 'Перейти в кабинет',
  },
  routeError: {
    title: 'Не удалось показать страницу',
    body: 'Сбой произошёл в самой странице. Баланс и операции хранятся на сервере, их это не затронуло.',
    retry: 'Загрузить страницу ещё раз',
  },
};
