import { afterEach, expect, it } from 'vitest';
import { momentFormat } from './momentFormat.ts';
import { regionalLocale, setReaderLanguages } from './region.ts';

afterEach(() => setReaderLanguages([]));

it.each([
  [['en-GB', 'en'], 'en-US', 'en-GB'],
  [['en', 'en-AU'], 'en-US', 'en-AU'],
  [['ru-RU', 'en-GB'], 'ru-RU', 'ru-RU'],
  [['ru-KZ', 'en-GB'], 'en-US', 'en-GB'],
  [['fr-CA', 'de-DE'], 'en-US', 'en-US'],
  [['en'], 'en-US', 'en-US'],
  [['', 'x', 'en_GB', 'en-IE'], 'en-US', 'en-IE'],
  [[], 'en-US', 'en-US'],
])('with the languages %j, dates of %s are those of %s', (tags, locale, expected) => {
  setReaderLanguages(tags);
  expect(regionalLocale(locale)).toBe(expected);
});

const shown = () =>
  momentFormat('en-US', 'minute', 'medium', 'UTC')
    .format(new Date('2026-11-12T18:30:05Z'))
    .replaceAll(/\s/g, ' ');

it('writes dates in the order and with the clock of the region, the month in letters', () => {
  expect(shown()).toBe('Nov 12, 2026, 6:30 PM');
  setReaderLanguages(['en-GB']);
  expect(shown()).toBe('12 Nov 2026, 18:30');
});
