import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const sources = execFileSync('git', ['ls-files', '-z', 'packages', 'apps/web/src', 'apps/site/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.(test|stories|fixtures)\.|\/generated\//.test(file));

/** A format, a comparison or a change of case that uses the language of the device. */
const unnamed = /\bIntl\.[A-Z]\w+\(\s*\)|\.toLocale\w+\(\s*\)|\.localeCompare\([^(),]*\)/g;

it('names the locale wherever one is used: with the language of some devices Intl throws', () => {
  const found = sources.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(unnamed)].map(([call]) => `${file}: ${call}`),
  );
  expect(found).toEqual([]);
});
