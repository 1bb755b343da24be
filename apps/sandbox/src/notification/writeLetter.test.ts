import { expect, test } from 'vitest';
import { type LetterContents, writeHtmlLetter, writePlainLetter } from './writeLetter.ts';

const letter: LetterContents = {
  company: 'Meridian',
  support: 'support@meridian.example',
  language: 'en',
  word: 'Blue heron',
  text: 'Your refill is credited.',
  code: null,
};

test('begins with the word of its reader, as plain text and as HTML', () => {
  expect(writePlainLetter(letter)).toBe('Your word: Blue heron\n\nMeridian: Your refill is credited.');
  expect(writePlainLetter({ ...letter, word: null })).toBe('Meridian: Your refill is credited.');
  const html = writeHtmlLetter({ ...letter, language: 'ru' });
  expect(html).toContain('lang="ru"');
  expect(html.indexOf('Blue heron')).toBeLessThan(html.indexOf('Your refill'));
  expect(html).toContain('Ваше слово');
  expect(writeHtmlLetter({ ...letter, word: null })).not.toContain('Your word');
});

test('shows a code large, and loads and links nothing', () => {
  const html = writeHtmlLetter({ ...letter, code: '048213' });
  expect(html).toContain('>048213<');
  expect(html).not.toMatch(/<(?:a|img|link|script)\b|url\(|https?:/);
});

test('never runs what a reader or a company wrote', () => {
  const html = writeHtmlLetter({ ...letter, word: '<b onclick="x">', company: 'A & B', text: '“<i>”' });
  expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;');
  expect(html).toContain('A &amp; B');
  expect(html).not.toContain('<i>');
});
