import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { brand, contacts } from '../src/brand.ts';
import { renderSources } from './renderSources.ts';

const brandFile = fileURLToPath(new URL('../src/brand.ts', import.meta.url));

const partner = {
  name: 'Aurora',
  accent: '#7a3e0b',
  neutral: 40,
  radius: { control: 2, card: 4, sheet: 8 },
  font: { text: 'Georgia, serif' },
};

/** What a partner does: replaces `src/brand.ts`. */
const replaceBrand = {
  name: 'replace-brand',
  enforce: 'pre',
  load: (id: string) =>
    id === brandFile
      ? `export const brand = ${JSON.stringify(partner)}; export const contacts = {}; export const fontFiles = {};`
      : undefined,
} as const;

/** Names that nobody reads: packages, problems of the contract, storage and the element of the styles. */
const hidden = /@\w+\/|urn:\w+:|\b\w+:(?=[a-z])|\b\w+-brand\b/g;

it('shows nothing of the old brand on any page after brand.ts is replaced', async () => {
  const files = [...(await renderSources({ plugins: [replaceBrand] }))];
  const old = [brand.name, contacts.website, contacts.telegram].map((each) => each.toLowerCase());
  const font = /^'?([\w ]+)/.exec(brand.font.text)?.[1] ?? '';
  const kept = files.filter(([, content]) => {
    const text = content.toLowerCase();
    return (
      old.some((each) => text.replaceAll(hidden, '').includes(each)) || text.includes(font.toLowerCase())
    );
  });
  const pages = files.filter(([file]) => file.endsWith('.html'));
  expect(pages.filter(([file]) => file.includes('/cabinet')).length).toBeGreaterThan(20);
  expect(pages.every(([, html]) => html.includes(partner.name))).toBe(true);
  expect(kept.map(([file]) => file)).toEqual([]);
});
