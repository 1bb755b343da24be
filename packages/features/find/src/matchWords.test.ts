import { expect, test } from 'vitest';
import { matchWords } from './matchWords.ts';

test.each([
  ['Refill history', 'hist', true],
  ['Refill history', 'HISTORY ref', true],
  ['Refill history', 'fill', false],
  ['Refill history', 'refill deposits', false],
  ['Партнёры', 'партнеры', true],
  ['Язык и оформление', 'оформл', true],
  ['Refill history', '', false],
  ['Refill history', ' - ', false],
  ['Refill history', '.*', false],
])('%s for %j: %s', (text, query, isFound) => {
  expect(matchWords(text, query)).toBe(isFound);
});
