import { expect, test } from 'vitest';
import { setType } from './typography.ts';

test('begins no Russian line with a dash, and ends none with a word of one letter', () => {
  expect(setType('ru', 'А в плане — ставка и срок, я у «С банком»')).toBe(
    'А\u00a0в\u00a0плане\u00a0— ставка и\u00a0срок, я\u00a0у\u00a0«С\u00a0банком»',
  );
  expect(setType('ru', 'data-props="{&quot;a&quot;:&quot;В срок&quot;}"')).toContain('В\u00a0срок');
  expect(setType('ru', 'С риском')).toBe('С\u00a0риском');
  expect(setType('en', 'A plan — a term')).toBe('A plan — a term');
});
