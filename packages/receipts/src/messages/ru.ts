import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

/** Слова, которые есть в каждой квитанции. */
export const ru: Translation<typeof en> = {
  next: 'Что дальше',
  happened: 'Что произошло',
  number: 'Номер',
  copy: 'Скопировать номер',
  copied: 'Скопировано',
  copyFailed: 'Браузер не разрешил копирование. Номер выделен: скопируйте его вручную.',
  whole: 'Показать номер полностью',
  print: 'Распечатать',
  explorer: {
    transaction: 'Посмотреть перевод на {{host}}',
    address: 'Посмотреть адрес на {{host}}',
    newTab: '(откроется в новой вкладке)',
  },
};
