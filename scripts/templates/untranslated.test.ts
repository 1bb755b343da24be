import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { languages, languageTable } from '@meridian/i18n';
import { describeUntranslated, untranslatedTexts } from './untranslated.ts';

const root = mkdtempSync(join(tmpdir(), 'untranslated-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

write('packages/forms/src/messages/en.ts', `export const en = { a: 'Amount', b: { c: 'Fee' }, sign: '–' };`);
write('packages/forms/src/messages/de.ts', `export const de = { a: 'Betrag', b: { c: 'Fee' }, sign: '–' };`);
write('packages/features/refill/src/messages/en.ts', `export const en = { title: 'Refill', open: 'Open' };`);
write('packages/features/refill/src/messages/de.ts', `export const de = { title: 'Refill', open: 'Open' };`);
write('packages/lists/src/pages.en.ts', `export const pages = { next: 'Next' };`);
write('packages/lists/src/pages.de.ts', `export const pages = { next: 'Weiter' };`);

it('counts the texts that are still in English by package, the most first', async () => {
  expect(describeUntranslated('de', await untranslatedTexts(root, 'de'))).toBe(
    `3 texts of "de" are the same as in English:
  packages/features/refill: 2 of 2
  packages/forms: 1 of 2`,
  );
});

it('says that nothing is left', async () => {
  expect(describeUntranslated('fr', await untranslatedTexts(root, 'fr'))).toBe(
    'Every text of "fr" differs from the English one.',
  );
});

it('counts no ids and placeholders, which no language translates', async () => {
  write(
    'packages/lists/src/document.en.ts',
    `export const document = { id: 'scope', title: '{{amount}} <b>·</b>' };`,
  );
  write(
    'packages/lists/src/document.es.ts',
    `export const document = { id: 'scope', title: '{{amount}} <b>·</b>' };`,
  );
  expect(await untranslatedTexts(root, 'es')).toEqual([
    { folder: 'packages/lists', untranslated: [], texts: 0 },
  ]);
});

/** Names, and names of parts of the product, which the app reads. */
const namesInEveryLanguage = ['Telegram', 'supp0rt@', 'referrals', 'cases'];

it.each(languages.filter((code) => languageTable[code].isComplete))(
  'has a translation of every text in the complete language "%s"',
  async (code) => {
    const counts = await untranslatedTexts(fileURLToPath(new URL('../..', import.meta.url)), code);
    const left = counts.flatMap(({ folder, untranslated }) =>
      untranslated.filter((text) => !namesInEveryLanguage.includes(text)).map((text) => `${folder}: ${text}`),
    );
    expect(left).toEqual([]);
  },
);
