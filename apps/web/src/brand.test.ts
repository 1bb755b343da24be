import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { brand } from './brand.ts';

const app = fileURLToPath(new URL('..', import.meta.url));

it('is the only file of the app that names the brand', () => {
  const files = globSync(['{src,e2e,public}/**/*.*', '*.{html,ts}'], { cwd: app });
  const named = files.filter((file) => {
    // Names of packages, problems of the contract and e-mails of the sandbox are not shown as the brand.
    const text = readFileSync(`${app}/${file}`, 'utf8').replaceAll(/@\w+\/|@\w+\.example|urn:\w+:/g, '');
    return text.toLowerCase().includes(brand.name.toLowerCase());
  });
  expect(files.length).toBeGreaterThan(50);
  expect(named).toEqual(['src/brand.ts']);
});
