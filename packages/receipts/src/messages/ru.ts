import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

/** Слова, которые есть в каждой квитанции. */
export const ru: Translation<typeof en> = {
  next: 'Что дальше',
  happened: 'Что произошло',
  number: 'Номер',
  copyNumber: 'Скопировать номер',
  wholeNumber: 'Показать номер полностью',
  copy: {
    text: 'Скопировать',
    done: 'Скопировано',
    failed: 'Браузер не разрешил копирование. Текст выделен: скопируйте его вручную.',
    whole: 'Показать целиком',
  },
  print: 'Распечатать',
  explorer: {
    transaction: 'Посмотреть перевод на {{host}}',
    address: 'Посмотреть адрес на {{host}}',
    newTab: '(откроется в новой вкладке)',
  },
};
