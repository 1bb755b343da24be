import { en as problemEn, ru as problemRu } from '@meridian/problem/messages';
import { en } from './messages/en.ts';
import { ru } from './messages/ru.ts';

/** What the pages of this feature say in its tests. */
export const depositWords = [
  { namespace: 'deposit', en, ru },
  { namespace: 'problem', en: problemEn, ru: problemRu },
];
