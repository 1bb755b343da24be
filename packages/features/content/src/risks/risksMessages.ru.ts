import type { Translation } from '@meridian/i18n';
import type { risks as en } from './risksMessages.en.ts';

export const risks: Translation<typeof en> = {
  link: 'Риски',
  title: 'Риски',
  strategies: 'Когда каждая стратегия приносит убыток',
  plans: 'Планы и комиссии за досрочное закрытие',
  contacts: 'Как проверить канал связи',
};
