import { expect, test } from 'vitest';
import { newId, secureRandom, seededRandom } from './random.ts';

const now = new Date('2026-10-05T12:00:00Z');
const later = new Date(now.getTime() + 1);

test.each([
  ['secure random', secureRandom],
  ['a random seed', seededRandom('july')],
])('ids of one moment from %s sort in creation order', (_by, random) => {
  const made = Array.from({ length: 10_000 }, () => {
    newId({ now: later, random });
    return newId({ now, random });
  });
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
  for (const id of made)
    expect(id).toMatch(/^01[0-9a-f]{6}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('with a random seed, ids of a later process sort after all earlier ids of the same moment', () => {
  const starts = Array.from({ length: 5 }, (_, start) => seededRandom(`july:${start}`, start));
  const made = starts.flatMap((random) => Array.from({ length: 100 }, () => newId({ now, random })));
  expect(made.toSorted()).toEqual(made);
});
