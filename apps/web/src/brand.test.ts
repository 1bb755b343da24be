import { globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { brand } from '#brand';

const app = fileURLToPath(new URL('..', import.meta.url));

it('is the only file of the app that names the brand', () => {
  const files = globSync(['{src,e2e,public}/**/*.*', '*.{html,ts}'], { cwd: app });
  const named = files.filter((file) => {
    // Nobody sees the names of packages, of problems of the contract, of e-mails of the sandbox, of the history entry and of the
    // provider as the brand.
    const text = readFileSync(`${app}/${file}`, 'utf8').replaceAll(
      /@\w+\/|@\w+\.example|urn:\w+:|'\w+:overlays'|\w+Provider\w*/g,
      '',
    );
    return text.toLowerCase().includes(brand.name.toLowerCase());
  });
  expect(files.length).toBeGreaterThan(50);
  expect(named).toEqual(['src/brand.ts']);
});

it('loads at most 20 kB of each alphabet for its heading font', () => {
  const files = globSync('src/fonts/source-serif-4-*.woff2', { cwd: app });
  expect(files.toSorted().map((file) => /cyrillic|latin/.exec(file)?.[0])).toEqual(['cyrillic', 'latin']);
  for (const file of files) expect(statSync(`${app}/${file}`).size, file).toBeLessThan(20_000);
});
