import type { Translation } from '@meridian/i18n';
import type { documents as en } from './documents.en.ts';

export const documents: Translation<typeof en> = {
  offer: { link: 'Публичная оферта' },
  agreement: { link: 'Пользовательское соглашение' },
  privacy: { link: 'Обработка данных' },
  storage: { link: 'Cookie и хранилище' },
  complaints: { link: 'Жалобы' },
  accessibility: { link: 'Доступность' },
  riskStatement: { link: 'Предупреждение о рисках' },
  contents: 'Содержание',
  version: 'Редакция',
  date: 'Дата',
  operator: 'Оператор',
  licence: 'Лицензия',
  jurisdiction: 'Юрисдикция',
  missing: { operator: 'оператор', licence: 'лицензия', jurisdiction: 'юрисдикция' },
  incompleteTitle: 'Сведения об операторе неполны',
  incomplete:
    'Не указаны: {{facts}}. Прежде чем переводить деньги, узнайте в поддержке, кто управляет сервисом, по какой лицензии и по законам какой страны.',
  company: 'компания',
  email: 'адрес со страницы контактов',
  counsel: 'Юрист оператора этот текст ещё не проверил',
  counselContract:
    'Текст описывает, как сервис работает сегодня. Он ещё может измениться по требованиям закона: учтите это, прежде чем открывать депозит.',
  counselOther: 'Текст описывает, как работает сервис, и может измениться.',
};
