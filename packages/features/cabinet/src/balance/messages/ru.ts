import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  available: 'Доступный баланс',
  onDeposit: 'На депозитах',
  total: 'Общий баланс',
  unknown: 'Неизвестно',
  short: {
    available: 'Доступно',
    onDeposit: 'На депозитах',
    total: 'Всего',
  },
  choice: {
    title: 'Что показывать первым',
    type: 'Показатель',
    currency: 'Валюта',
  },
};
