import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

/** Тексты поля суммы. */
export const ru: Translation<typeof en> = {
  available: 'Доступно: {{amount}}',
  most: 'Всё',
  close: 'Закрыть',
  amount: {
    not_a_number: 'Введите сумму только цифрами: без букв и других знаков, кроме десятичной запятой.',
    unsupported_digits: 'Используйте цифры от 0 до 9.',
    exponent: 'Напишите сумму полностью, без буквы e.',
    negative: 'Сумма не может быть меньше 0.',
    malformed_grouping: 'Проверьте, как разделены цифры, например 1500,50.',
    too_long: 'В сумме слишком много цифр: допустимо до {{digits}} с каждой стороны от запятой.',
    too_many_decimals: 'Слишком много знаков после запятой: в этой валюте их не больше {{decimals}}.',
    ambiguous: 'Это можно прочитать как {{grouped}} или как {{decimal}}. Напишите сумму, не разделяя тысячи.',
    understood: 'Вы ввели {{amount}}.',
  },
};
