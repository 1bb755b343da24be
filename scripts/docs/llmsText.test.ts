import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readLlmsText } from './llmsText.ts';

const { index, documents } = readLlmsText(fileURLToPath(new URL('../..', import.meta.url)));

it('names the product and lists every document with its title', () => {
  expect(index).toMatch(/^# Meridian\n\n> An investment cabinet in English and Russian/);
  expect(index).toContain('](text/docs/build-a-server.md)');
  expect(index).toContain('](text/packages/ui/README.md)');
  expect(index).toContain('](text/packages/ui/src/Button/Button.md)');
  expect(documents.filter(({ title, path }) => title === path)).toEqual([]);
});

it('has the text of each document that it lists', () => {
  const listed = [...index.matchAll(/\]\(text\/([^)]+)\)/g)].map(([, path]) => path);
  expect(listed).toEqual(documents.map(({ path }) => path));
  expect(documents.filter(({ text }) => text.length < 100)).toEqual([]);
});

it('has of a page of Storybook what a person reads', () => {
  const page = documents.find(({ path }) => path === 'packages/ui/src/Button/Button.md')?.text;
  expect(page).toMatch(/^# Button\n/);
  expect(page).toContain("import { Button } from '@meridian/ui/Button';");
  expect(page).not.toContain('<Canvas');
});
