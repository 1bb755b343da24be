import * as real from './languages.ts';

export type * from './languages.ts';
export { fallbackLanguage } from './languages.ts';

/** English with accents, 40 % longer. The condition `pseudo` adds it to test builds; no production build has this file. */
export const PSEUDO_LANGUAGE = 'en-XA';

export const languageTable = {
  ...real.languageTable,
  [PSEUDO_LANGUAGE]: {
    ...real.languageTable.en,
    name: '[Þšéûðö]',
    // A date in plain English then ignores the locale.
    locale: 'ru-RU',
  },
};

export const getSourceLanguage = (language: string): string =>
  language === PSEUDO_LANGUAGE ? 'en' : language;

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';

const withAccents = (text: string) =>
  text.replaceAll(/[A-Za-z]/g, (letter) => accented.charAt(plain.indexOf(letter)));

/** What a text gets at run time: placeholders and tags. */
const slots = /(\{\{[^}]+\}\}|<\/?\w+\s*\/?>)/;

/** `Cases for {{login}}` becomes `[Çåšéš ƒöŕ {{login}} Çåšé]`. */
function pseudoText(text: string): string {
  const parts = text.split(slots);
  const words = parts.filter((part) => !slots.test(part)).join('');
  const padding = words.trim().slice(0, Math.ceil(words.length * 0.4));
  const accents = parts.map((part) => (slots.test(part) ? part : withAccents(part))).join('');
  return `[${accents} ${withAccents(padding).trim()}]`;
}

/** Fields that are not shown: anchors, and parts of the product. */
const DATA = new Set(['id', 'capability']);

function adapt(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return DATA.has(key) || !/\p{L}/u.test(value) ? value : pseudoText(value);
  if (Array.isArray(value)) return value.map((item: unknown) => adapt(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, adapt(item, name)]));
}

export const adaptTexts = (language: string, texts: unknown): unknown =>
  language === PSEUDO_LANGUAGE ? adapt(texts) : texts;
