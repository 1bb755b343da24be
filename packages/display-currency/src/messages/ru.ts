import type { Translation } from '@meridian/i18n';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  about: '≈ {{amount}}',
  less: '< {{amount}}',
  hidden: '≈ ••• {{currency}}',
  title: 'Об этой оценке',
  note: 'Оценка приблизительная, для справки. Деньги хранятся и переводятся в своей валюте.',
  now: 'Курсы на {{time}}. Источник: {{source}}.',
  ofDay: 'Курс за {{date}}, источник: {{source}}.',
  old: '{{currency}}: курсы устарели',
  oldNote: 'Последние курсы — на {{time}}. Оценка по ним может быть неверной, поэтому её здесь нет.',
  unknown: '{{currency}}: курс неизвестен',
  unknownNote: 'Оценка снова появится здесь, когда курс станет известен.',
  choice: {
    label: 'Валюта',
    loading: 'Список валют загружается…',
    failed: 'Не удалось загрузить список валют. Откройте эту страницу позже.',
  },
};
