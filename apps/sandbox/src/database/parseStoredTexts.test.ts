import { expect, test } from 'vitest';
import { parseStoredTexts } from './parseStoredTexts.ts';

test('a text that was stored before a language was added is English in that language', () => {
  const plan = { name: { en: 'Start', ru: 'Старт' }, days: 30 };
  expect(parseStoredTexts(JSON.stringify({ plans: [plan] }), ['en', 'ru', 'eo'])).toEqual({
    plans: [{ name: { en: 'Start', ru: 'Старт', eo: 'Start' }, days: 30 }],
  });
});
