import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { terms } from '../../packages/i18n/terms.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const files = globSync(
  [
    'packages/**/src/**/*.ts',
    'apps/*/src/**/*.{ts,sql}',
    'packages/api-client/src/generated/contract.json',
    'scripts/templates/**/*.template',
  ],
  {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/generated/*.ts', 'packages/{ui,password-strength}/**'],
  },
).filter((file) => !/\.(test|stories|pseudo)\./.test(file));

/** The keys of the contract below which the product's texts are. Summaries and descriptions are for developers. */
const examples = new Set(['example', 'examples', 'value']);

/** Texts of the product in the examples of the contract. */
function examplesOf(value: unknown, isExample = false): string[] {
  if (typeof value === 'string') return isExample && !/^[a-z0-9_-]+$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'summary' ? [] : examplesOf(item, isExample || examples.has(key)),
  );
}

const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** What is no text: imports, names in code and comments. */
const isCode = (text: string) => /^[./@#]|^[\w-]*$|^[a-z]+ [a-z]+_|^(?:application|text|image)\//.test(text);

/** The product's texts in a file: messages, public pages, letters, seeds, examples of the contract. */
function textsIn(file: string, source: string): string[] {
  if (file.endsWith('.json')) return examplesOf(JSON.parse(source));
  const isMessages = /\/messages\/|\.(?:en|ru)\.ts/.test(file);
  const code = file.endsWith('.sql') ? source : source.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  return (code.match(literal) ?? [])
    .map((text) => text.slice(1, -1))
    .filter((text) => (isMessages ? !/^[./@#]/.test(text) : !isCode(text)));
}

const texts = files.flatMap((file) =>
  textsIn(file, readFileSync(`${root}/${file}`, 'utf8')).map((text) => ({ file, text })),
);

const isRussian = (text: string) => /[а-яё]/i.test(text);

/** The retired words in a text, by its language. */
const retiredIn = (text: string) =>
  terms.flatMap(({ not }) =>
    (isRussian(text) ? not.ru : not.en).filter(({ pattern }) => pattern.test(text)).map(({ why }) => why),
  );

it('has one word for one thing', () => {
  const mixed = texts.flatMap(({ file, text }) => retiredIn(text).map((why) => `${file}: ${text}\n  ${why}`));
  expect(texts.length).toBeGreaterThan(4000);
  expect(mixed).toEqual([]);
});

const retired = terms.flatMap(({ not }) => [...not.en, ...not.ru]);

it.each(retired.map(({ example, pattern }) => [example, pattern]))(
  'finds the retired “%s”',
  (example, pattern) => {
    expect(example).toMatch(pattern);
  },
);

it.each([
  [
    'a message',
    'packages/features/refill/src/messages/en.ts',
    `export const en = { a: 'The least deposit' };`,
  ],
  ['a Russian message', 'packages/features/refill/src/messages/ru.ts', `export const ru = { a: 'Тариф' };`],
  [
    'a public page',
    'packages/features/content/src/home/home.en.ts',
    `export const home = { a: 'Exchange rate' };`,
  ],
  ['a letter', 'apps/sandbox/src/auth/codes.ts', 'const letter = { ru: `${company}: код безопасности` };'],
  [
    'a seed',
    'apps/sandbox/src/seed/news.ts',
    `const news = [{ en: 'Autoinvestment', ru: 'Автоинвестирование' }];`,
  ],
  ['a row of a seed', 'apps/sandbox/src/seed/partners.sql', `insert into plan values ('Короткий тариф');`],
  ['an example of the contract', 'contract.json', '{ "A": { "examples": ["Tether on TRON"] } }'],
  [
    'a named example',
    'contract.json',
    '{ "examples": { "one": { "value": { "name": "Tether on TRON" } } } }',
  ],
])('finds a retired word in %s', (_, file, source) => {
  expect(textsIn(file, source).flatMap(retiredIn)).toHaveLength(1);
});

it.each([
  ['«полный день»', /полны[ех]? сут/i],
  ['«деньги», not what the server stores', /(?<!\p{L})серв(ер|ере|ером|ера)(?!\p{L})/iu],
  ['calm sentences', /[а-яё]!/i],
  ['plain verbs', /осуществля|производит(ся|ь)|(?<!\p{L})данн(ый|ая|ого|ому)(?!\p{L})/iu],
  ['dashes of the language', / – /],
  ['no full stop after a day: “29 нояб.” has its own', /\{\{(?:date|day)\}\}\.(?!\p{L})/u],
  ['no ordinal before a count: «первый 21 день»', /(?:перв|последн)\p{L}+ \{\{(?:count\}\} день|days\}\})/iu],
  ['a full stop after several sentences', /[а-яё»)}]\. [А-ЯЁ«{][^]*[а-яё»)]$/i],
  [
    'waiting in «мы»',
    /^(?:Выполняется|\p{Lu}\p{Ll}+ (?:загружается|проверяется|отправляется|сохраняется|удаляется))(?!\p{L})/u,
  ],
])('writes %s in Russian texts', (_, rule) => {
  const broken = texts.filter(({ text }) => isRussian(text) && rule.test(text));
  expect(broken.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

it.each([
  ['a withdrawal without its conditions', /withdraw[^.]* at any time|, and you can withdraw/i],
  [
    'a withdrawal without its conditions in Russian',
    /вывод\p{L}*[^.]* в любой момент|и вывод станет доступен/iu,
  ],
])('does not promise %s', (_, rule) => {
  const broken = texts.filter(({ text }) => rule.test(text));
  expect(broken.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
