import { unwrap } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

test('lists the deposits of each status that is asked for, the next to end first', async () => {
  const { api } = await sandbox.demo();
  const list = (status: ('in_work' | 'closed')[]) =>
    unwrap(
      api.GET('/funds/deposits', {
        params: { query: { status, sort: 'endDate', sortDir: 'asc', limit: 100 } },
      }),
    );
  const [open, closed, both] = await Promise.all([
    list(['in_work']),
    list(['closed']),
    list(['in_work', 'closed']),
  ]);
  expect(open.total).toBeGreaterThan(0);
  expect(closed.total).toBeGreaterThan(0);
  expect(both.total).toBe(open.total + closed.total);
  const ends = both.items.map(({ endDate }) => Date.parse(endDate));
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
});
