import type { Translation } from '@meridian/i18n';
import type { faq as en } from './faq.en.ts';

export const faq: Translation<typeof en> = {
  link: 'Вопросы и ответы',
  title: 'Вопросы и ответы',
  description: 'Ответы о депозитах, начислениях, досрочном закрытии, пополнении, выводе и безопасности.',
  lead: 'Короткие ответы без мелкого шрифта. Ссылкой на любой ответ можно поделиться.',
  search: {
    label: 'Поиск по вопросам и ответам',
    clear: 'Очистить поиск',
    nothing: 'Ничего не найдено. Попробуйте другое слово.',
    found: 'Найдено',
  },
  address: 'Ссылка на этот ответ',
  notFound: 'Не нашли своего вопроса?',
  contacts: 'Спросить поддержку',
  risks: 'Прочитать о рисках',
};
