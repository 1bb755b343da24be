import { expect, it } from 'vitest';
import { listCountries, isCountryCode } from './countries.ts';

const find = (language: string, text: string) =>
  listCountries(language, ['en', 'ru'])
    .filter(({ label, keywords }) => `${label} ${keywords}`.toLowerCase().includes(text.toLowerCase()))
    .map(({ id }) => id);

it.each([
  ['USA', 'US'],
  ['United States of America', 'US'],
  ['США', 'US'],
  ['UK', 'GB'],
  ['Great Britain', 'GB'],
  ['England', 'GB'],
  ['Англия', 'GB'],
  ['Turkey', 'TR'],
  ['Турция', 'TR'],
  ['Czech Republic', 'CZ'],
  ['Чехия', 'CZ'],
  ['РФ', 'RU'],
  ['Russia', 'RU'],
  ['Кыргызстан', 'KG'],
  ['Киргизия', 'KG'],
  ['Белоруссия', 'BY'],
  ['Беларусь', 'BY'],
  ['Южная Корея', 'KR'],
  ['South Korea', 'KR'],
  ['Эмираты', 'AE'],
  ['UAE', 'AE'],
  ['Holland', 'NL'],
  ['Молдавия', 'MD'],
  ['Туркмения', 'TM'],
  ['Ivory Coast', 'CI'],
  ['Burma', 'MM'],
  ['Kosovo', 'XK'],
  ['Косово', 'XK'],
  ['DE', 'DE'],
  ['Germany', 'DE'],
  ['Германия', 'DE'],
])('finds %s in both languages: %s', (text, code) => {
  for (const language of ['en', 'ru']) expect(find(language, text)).toContain(code);
});

it('names every country in both languages', () => {
  for (const language of ['en', 'ru']) {
    const countries = listCountries(language, []);
    expect(countries.filter(({ id, label }) => id === label)).toEqual([]);
    expect(new Set(countries.map(({ label }) => label)).size).toBe(countries.length);
  }
});

it.each(['ZZ', 'XX', 'UK', 'us', '', 'USA', '__proto__'])('knows that "%s" is no code', (code) => {
  expect(isCountryCode(code)).toBe(false);
});
