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
  ...['400', '500', '600'].flatMap((weight) => [
    face("'IBM Plex Sans'", `plex-cyrillic-${weight}-normal`),
    face("'IBM Plex Sans'", `plex-latin-${weight}-normal`),
  ]),
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

it('preloads the first of single weights before a second one', () => {
  const plex = "'IBM Plex Sans', sans-serif";
  const weightsOf = (font: { text: string; heading?: string }, subsets: readonly string[]) =>
    namesOf(font, subsets).map((file) => file.replace(/^\/assets\/(.+)-normal.*/, '$1'));
  expect(weightsOf({ text: plex, heading: serif }, ['latin'])).toEqual(['plex-latin-400', 'serif-latin']);
  expect(weightsOf({ text: serif, heading: plex }, ['cyrillic', 'latin'])).toEqual([
    'serif-cyrillic',
    'plex-cyrillic-400',
  ]);
  expect(weightsOf({ text: plex }, ['cyrillic', 'latin'])).toEqual(['plex-cyrillic-400', 'plex-latin-400']);
  expect(weightsOf({ text: plex }, ['latin'])).toEqual(['plex-latin-400', 'plex-latin-500']);
});
