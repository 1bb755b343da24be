import { assert, constant, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { pagesToShow, type PageSlot } from './pagesToShow.ts';

const position = integer({ min: 1, max: 500 }).chain((pageCount) =>
  record({ pageCount: constant(pageCount), page: integer({ min: 1, max: pageCount }) }),
);

test('Always shows the first, the last, the current page and its neighbours', () => {
  assert(
    property(position, ({ page, pageCount }) => {
      const shown = pagesToShow(page, pageCount);
      const expected = [1, page - 1, page, page + 1, pageCount].filter((p) => p >= 1 && p <= pageCount);
      expect(shown).toEqual(expect.arrayContaining(expected));
    }),
  );
});

test('Always shows seven slots from seven pages on, so that buttons do not move', () => {
  assert(
    property(position, ({ page, pageCount }) => {
      expect(pagesToShow(page, pageCount)).toHaveLength(Math.min(pageCount, 7));
    }),
  );
});

test('Covers every page in order, and no gap hides a single page', () => {
  assert(
    property(position, ({ page, pageCount }) => {
      const slots = pagesToShow(page, pageCount);
      const pages = slots.map((slot, index) =>
        typeof slot === 'number' ? [slot] : pagesBetween(slots[index - 1], slots[index + 1]),
      );
      expect(pages.flat()).toEqual(Array.from({ length: pageCount }, (_, index) => index + 1));
      expect(pages.filter((_, index) => typeof slots[index] === 'string')).toSatisfy((gaps: number[][]) =>
        gaps.every((gap) => gap.length > 1),
      );
    }),
  );
});

function pagesBetween(before: PageSlot = 0, after: PageSlot = 0): number[] {
  if (typeof before === 'string' || typeof after === 'string') return [];
  return Array.from({ length: after - before - 1 }, (_, index) => before + 1 + index);
}
