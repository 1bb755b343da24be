import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const written = globSync('{packages,apps,docs,.storybook}/**/*.{ts,tsx,mdx,html}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**'],
});

/** Message files and the texts of the server and of the public pages; not tests, whose texts may be wrong on purpose. */
const texts = written.filter(
  (file) =>
    /^(packages|apps)\/.*\/(src|messages)\/.*\.ts$/.test(file) &&
    !/\.(test|stories)\.|^packages\/(ui|password-strength)\//.test(file),
);

const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** The Russian string literals of the files that break a rule. */
function russianBreaking(files: readonly string[], rule: RegExp): string[] {
  return files.flatMap((file) =>
    (readFileSync(`${root}/${file}`, 'utf8').match(literal) ?? [])
      .filter((text) => /[а-яё]/i.test(text) && rule.test(text))
      .map((text) => `${file}: ${text}`),
  );
}

/** One word for one thing: «план» for what is offered and chosen, «срок» for how long, «сумма депозита» for what is invested. */
const replaced = /тариф|учётн(ая|ой|ую) запис|тел(о|а|ом|у) депозита/i;

it('has one Russian word for one thing', () => {
  const mixed = written.flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => replaced.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(written.length).toBeGreaterThan(1000);
  expect(mixed).toEqual([]);
});

it.each([
  ['«партнёры», except in «реферальная ссылка»', /реферал(?!ьн(ая|ой|ую) ссылк)/i],
  ['«полный день»', /полны[ех]? сут/i],
  ['«начисления становятся доступны»', /начислени[^.]*разблокир/i],
  ['«курс», as shown', /котировк|ставк\S+ обмена/i],
  ['«Ethereum»', /эфириум/i],
  ['«электронная почта»', /(?<!\{)e-?mail/i],
  ['«деньги», not what the server stores', /(?<!\p{L})серв(ер|ере|ером|ера)(?!\p{L})/iu],
  ['calm sentences', /[а-яё]!/i],
  ['plain verbs', /осуществля|производит(ся|ь)|(?<!\p{L})данн(ый|ая|ого|ому)(?!\p{L})/iu],
  ['dashes of the language', / – /],
  ['a full stop after several sentences', /[а-яё»)}]\. [А-ЯЁ«{][^]*[а-яё»)]['"`]$/i],
])('writes %s in Russian texts', (_, rule) => {
  expect(texts.length).toBeGreaterThan(400);
  expect(russianBreaking(texts, rule)).toEqual([]);
});
