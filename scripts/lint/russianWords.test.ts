import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const written = globSync('{packages,apps,docs,.storybook}/**/*.{ts,tsx,mdx,html}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**'],
});

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
