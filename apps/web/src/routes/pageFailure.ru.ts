import type { Translation } from '@meridian/i18n';
import type { pageFailure as en } from './pageFailure.en.ts';

export const pageFailure: Translation<typeof en> = {
  title: 'Не удалось показать страницу',
  body: 'Сбой произошёл при загрузке или показе страницы.',
  check:
    'Если вы только что что-то подтвердили, действие могло быть выполнено: прежде чем повторять, проверьте список операций.',
  retry: 'Загрузить страницу ещё раз',
};
