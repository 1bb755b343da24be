import type { Translation } from '@meridian/i18n';
import type { frame as en } from './frame.en.ts';

export const frame: Translation<typeof en> = {
  skip: 'Перейти к содержанию',
  home: '{{brand}}: на главную',
  navigation: 'Разделы сайта',
  menu: 'Меню',
  visitor: {
    account: 'Кабинет',
    login: 'Войти',
    register: 'Регистрация',
  },
  columns: { product: 'Продукт', documents: 'Документы', help: 'Помощь' },
  language: 'Язык',
  scheme: { label: 'Оформление', system: 'Как в системе', light: 'Светлое', dark: 'Тёмное' },
  statement:
    'Инвестиции в криптоактивы связаны с риском. Доходность не гарантирована, вы можете потерять часть вложенного или всё.',
  copyright: '© 2024–{{year}} {{brand}}',
};
