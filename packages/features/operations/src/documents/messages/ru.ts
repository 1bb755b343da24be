import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  cancel: 'Отменить',
  making: 'Готовим PDF',
  statement: {
    start: 'Выписка в PDF',
    fileName: 'выписка',
    saved: 'Выписка в PDF скачана.',
  },
  balance: {
    start: 'Баланс на {{date}} в PDF',
    fileName: 'баланс',
    saved: 'Справка о балансе в PDF скачана.',
    noAccount: {
      title: 'В этот день аккаунта ещё не было',
      body: 'Выберите период, который заканчивается не раньше дня регистрации.',
    },
  },
  operation: {
    label: 'Квитанция в PDF',
    fileName: 'квитанция',
    saved: 'Квитанция в PDF скачана.',
  },
};
