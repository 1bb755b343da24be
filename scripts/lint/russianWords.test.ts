import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** «До конца тарифа», «в конце их тарифов», «Конец тарифа»; and, of a bar that shows how far it is, its name alone. */
const OF_ITS_END = /кон(ца|це|ец) (их )?тариф(а|ов)|'Тариф'/gi;

const written = globSync('{packages,apps,docs,.storybook}/**/*.{ts,tsx,mdx,html}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**'],
});

it('says «тариф» of the time that a deposit works, and «план» of what is offered and chosen', () => {
  const mixed = written.flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => /тариф/i.test(line.replaceAll(OF_ITS_END, '')))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(written.length).toBeGreaterThan(1000);
  expect(mixed).toEqual([]);
});
