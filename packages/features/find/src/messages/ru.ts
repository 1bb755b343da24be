import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

/** Тексты поиска. */
export const ru: Translation<typeof en> = {
  label: 'Поиск',
  placeholder: 'Страница, сумма, номер, хеш или дата',
  close: 'Закрыть',
  group: {
    pages: 'Страницы',
    operations: 'Операции',
    deposits: 'Депозиты',
    partners: 'Партнёры',
    questions: 'Вопросы',
  },
  ofDay: 'Все операции за {{date}}',
  level: 'Уровень {{level}}',
  hint: 'Операцию можно найти по точной сумме, номеру, хешу перевода или дате, например 02.10.2026.',
  searching: 'Ищем',
  nothing: 'По запросу «{{query}}» ничего не найдено.',
  keys: 'Стрелки выбирают, Enter открывает, Esc закрывает.',
  shortcuts: {
    title: 'Сочетания клавиш',
    search: 'Открыть поиск',
    list: 'Показать этот список',
    move: 'Выбрать результат',
    open: 'Открыть выбранный результат',
    leave: 'Закрыть окно',
    or: '{{one}} или {{other}}',
    isOn: 'Открывать этот список клавишей ?',
  },
};
