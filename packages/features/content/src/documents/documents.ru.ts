import type { Translation } from '@meridian/i18n';
import type { documents as en } from './documents.en.ts';

export const documents: Translation<typeof en> = {
  offer: { link: 'Публичная оферта' },
  agreement: { link: 'Пользовательское соглашение' },
  contents: 'Содержание',
  version: 'Редакция',
  date: 'Действует с',
  operator: 'Оператор',
  licence: 'Лицензия',
  jurisdiction: 'Юрисдикция',
  notProvided: { operator: 'Не указан', licence: 'Не указана', jurisdiction: 'Не указана' },
  incompleteTitle: 'Сведения об операторе неполны',
  incomplete:
    'Здесь указаны не все сведения. Прежде чем переводить деньги, узнайте в поддержке, кто управляет сервисом, по какой лицензии и по законам какой страны.',
  company: 'компания',
};
