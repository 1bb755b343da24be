import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorCatalogueFile, writeErrorCatalogue } from './errorCatalogue.ts';

it('is up to date', () => {
  expect(readFileSync(errorCatalogueFile, 'utf8'), 'run `npm run accept`').toBe(writeErrorCatalogue());
});

it('has the sentences of both languages beside the code and its status', () => {
  const row = writeErrorCatalogue()
    .split('\n')
    .find((line) => line.startsWith('| `too_many_calls` |'));
  expect(row).toContain('| 429 |');
  expect(row).toContain('Repeat the request in a few minutes');
  expect(row).toContain('Подождите несколько минут');
});
