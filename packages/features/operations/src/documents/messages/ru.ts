import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  cancel: 'Отменить',
  making: 'Готовим PDF',
  saved: 'PDF скачан.',
  statement: {
    start: 'Выписка в PDF',
    fileName: 'выписка',
  },
  balance: {
    start: 'Баланс на {{date}} в PDF',
    fileName: 'баланс',
    noAccount: {
      title: 'В этот день аккаунта ещё не было',
      body: 'Выберите период, который заканчивается не раньше дня регистрации.',
    },
  },
  operation: {
    label: 'Квитанция в PDF',
    fileName: 'квитанция',
  },
};
