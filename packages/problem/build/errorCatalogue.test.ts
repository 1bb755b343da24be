import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorCatalogueFile, writeErrorCatalogue } from './errorCatalogue.ts';

it('is up to date', async () => {
  expect(readFileSync(errorCatalogueFile, 'utf8'), 'run `npm run accept`').toBe(await writeErrorCatalogue());
});

it('has the sentences of both languages beside the code and its status', async () => {
  const row = (await writeErrorCatalogue())
    .split('\n')
    .find((line) => line.startsWith('| `too_many_calls` |'));
  expect(row).toContain('| 429 |');
  expect(row).toContain('Repeat the request in a few minutes');
  expect(row).toContain('Подождите несколько минут');
});
