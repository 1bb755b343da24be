import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

/** Тексты вокруг экранов. */
export const ru: Translation<typeof en> = {
  toasts: { label: 'Сообщения', close: 'Закрыть сообщение' },
};
