import { expect, test } from 'vitest';
import { writeBytes } from './writeBytes.ts';

test.each([
  [0, 'en', '0 bytes'],
  [999, 'en', '999 bytes'],
  [2, 'ru', '2 байта'],
  [1000, 'en', '1 kB'],
  [999_960, 'en', '1 MB'],
  [1_449_000, 'en', '1.4 MB'],
  [1_449_000, 'ru', '1,4 МБ'],
  [5e12, 'en', '5,000 GB'],
])('%s bytes in %s are %s', (bytes, locale, text) => {
  expect(writeBytes(bytes, locale)).toBe(text.replace(' ', '\u00a0'));
});
