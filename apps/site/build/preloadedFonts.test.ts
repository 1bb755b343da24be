import { expect, it } from 'vitest';
import { preloadedFonts } from './preloadedFonts.ts';

const face = (family: string, file: string) =>
  `@font-face{font-family:${family};font-display:swap;src:url(/assets/${file}.woff2) format("woff2")}`;
const css = [
  face('Inter Variable', 'inter-cyrillic-wght-normal'),
  face('Inter Variable', 'inter-latin-ext-wght-normal'),
  face('Inter Variable', 'inter-latin-wght-normal'),
  face("'Inter Variable Display'", 'display-latin-wght-normal'),
  face('"Source Serif 4 Variable"', 'serif-cyrillic-wght-normal'),
  face('"Source Serif 4 Variable"', 'serif-latin-wght-normal'),
].join('\n');

const inter = "'Inter Variable', system-ui, sans-serif";
const serif = "'Source Serif 4 Variable', Georgia, serif";
const namesOf = (font: { text: string; heading?: string }, subsets: readonly string[]) =>
  preloadedFonts(css, font, subsets).map((file) => file.replace(/^\/assets\/(.+)-wght.*/, '$1'));

it('preloads one font in the subsets of the language', () => {
  expect(namesOf({ text: inter }, ['latin'])).toEqual(['inter-latin']);
  expect(namesOf({ text: inter, heading: inter }, ['cyrillic', 'latin'])).toEqual([
    'inter-cyrillic',
    'inter-latin',
  ]);
});

it('preloads a second font for headings, and never more than two files', () => {
  expect(namesOf({ text: inter, heading: serif }, ['latin'])).toEqual(['inter-latin', 'serif-latin']);
  expect(namesOf({ text: inter, heading: serif }, ['cyrillic', 'latin'])).toEqual([
    'inter-cyrillic',
    'serif-cyrillic',
  ]);
});

it('preloads the files of the font that the site serves', () => {
  expect(namesOf({ text: 'Georgia, serif', heading: serif }, ['latin'])).toEqual(['serif-latin']);
  expect(namesOf({ text: 'Georgia, serif' }, ['latin'])).toEqual([]);
});
