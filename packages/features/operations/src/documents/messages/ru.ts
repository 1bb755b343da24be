import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  saved: 'PDF скачан.',
  fileName: { statement: 'выписка', balance: 'баланс', operation: 'квитанция', year: 'годовой_отчёт' },
  noAccount: {
    title: 'В этот день аккаунта ещё не было',
    body: 'Выберите период, который заканчивается не раньше дня регистрации.',
  },
};
