import { expect, test } from 'vitest';
import { languageOfPath, preferredLanguage } from './index.ts';

test.each([
  ['/en', 'en'],
  ['/ru/cabinet/refill', 'ru'],
  ['/english', undefined],
  ['/cabinet/en', undefined],
  ['/', undefined],
])('the language of %s is %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

test.each([
  [['eo-001', 'en-GB', 'ru'], 'en'],
  [['ru-RU', 'en'], 'ru'],
  [['eo'], 'ru'],
  [[], 'ru'],
])('a browser with the languages %j gets %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});
