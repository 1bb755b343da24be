import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

/** Тексты поля суммы. */
export const ru: Translation<typeof en> = {
  available: 'Доступно: {{amount}}',
  most: 'Всё',
  close: 'Закрыть',
  amount: {
    not_a_number: 'Введите сумму цифрами, например 1500,50.',
    unsupported_digits: 'Используйте цифры от 0 до 9.',
    exponent: 'Введите сумму цифрами, например 1500,50.',
    negative: 'Сумма не может быть меньше 0.',
    malformed_grouping: 'Проверьте, как разделены цифры, например 1500,50.',
    too_long: 'В сумме слишком много цифр.',
    too_many_decimals: 'После запятой — не больше {{decimals}} знаков.',
    ambiguous: 'Не поняли: {{grouped}} или {{decimal}}? Введите сумму без разделения на тысячи.',
    understood: 'Вы ввели {{amount}}.',
  },
};
