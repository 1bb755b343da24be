import { type Schema, unwrap } from '@meridian/api-client';
import { expect, test } from 'vitest';
import * as act from '../../test/actions.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import type { TestUser } from '../../test/openTestSandbox.ts';

const sandbox = sharedSandbox();

const find = ({ api }: Pick<TestUser, 'api'>, search: string, more: { timeZone?: string } = {}) =>
  unwrap(api.GET('/user/operations/', { params: { query: { search, limit: 100, ...more } } }));

const subjectsOf = ({ items }: Schema<'OperationPage'>) => items.map(({ subject }) => subject).toSorted();

/** An investor with a refill of 1250.5, and a deposit of 1250.5. */
async function investor() {
  const user = await sandbox.funded('1250.5');
  await act.invest(user.api, '1250.5');
  const { items } = await unwrap(user.api.GET('/user/operations/'));
  const refill = items.find(({ subject }) => subject === 'refill');
  const opened = items.find(({ subject }) => subject === 'deposit_opened');
  if (!refill?.hash || !refill.subjectId || !opened?.subjectId) throw new Error('There is no refill.');
  return { user, refill: { ...refill, hash: refill.hash, subjectId: refill.subjectId }, opened };
}

test('an amount finds the operations of exactly this amount, in either direction', async () => {
  const { user } = await investor();
  for (const written of [
    '1250.5',
    '1250,5',
    '1,250.50',
    '1 250,500000',
    '+1250.5',
    '-1250.5',
    '−1250.5',
    ' 1250.5 ',
  ])
    expect([written, subjectsOf(await find(user, written))]).toEqual([written, ['deposit_opened', 'refill']]);
  for (const other of ['1250', '1250.50000000000000001', '125', '12505'])
    expect([other, subjectsOf(await find(user, other))]).toEqual([other, []]);
});

test('a number or a hash finds an operation by its beginning, in any case', async () => {
  const { user, refill, opened } = await investor();
  const { hash, subjectId, id } = refill;
  for (const written of [
    hash,
    hash.toUpperCase(),
    `0x${hash}`,
    hash.slice(0, 12),
    id,
    subjectId,
    subjectId.replaceAll('-', ''),
  ])
    expect([written, (await find(user, written)).items.map((one) => one.id)]).toEqual([written, [id]]);
  expect((await find(user, opened.id.toUpperCase())).items.map((one) => one.id)).toEqual([opened.id]);
  // Too short to name anything.
  for (const short of [hash.slice(0, 7), id.slice(0, 6)])
    expect((await find(user, `${short}`)).total).toBe(0);
});

test('a day finds its operations in the time zone of the caller', async () => {
  const demo = await sandbox.demo();
  const query = { from: '2026-09-05', to: '2026-09-05', limit: 100 };
  const ofDay = async (timeZone: string) => {
    const read = await unwrap(
      demo.api.GET('/user/operations/', { params: { query: { ...query, timeZone } } }),
    );
    return read.items.map(({ id }) => id);
  };
  for (const timeZone of ['UTC', 'Asia/Tokyo', 'America/New_York']) {
    const expected = await ofDay(timeZone);
    for (const written of ['2026-09-05', '05.09.2026'])
      expect((await find(demo, written, { timeZone })).items.map(({ id }) => id)).toEqual(expected);
  }
  expect((await ofDay('UTC')).length).toBeGreaterThan(0);
  expect((await find(demo, '2026-02-31')).total).toBe(0);
});

test('totals and pages of a search are those of what it found', async () => {
  const { user } = await investor();
  const query = { search: '1250.5', limit: 1 };
  const { total, pages, totals, items } = await unwrap(
    user.api.GET('/user/operations/', { params: { query } }),
  );
  expect([total, pages, items.length]).toEqual([2, 2, 1]);
  expect(totals.map(({ income, expense }) => [income.amount, expense.amount])).toEqual([
    ['1250.500000', '-1250.500000'],
  ]);
});

test('no text finds anything of another investor', async () => {
  const { refill } = await investor();
  const other = await sandbox.confirmed();
  for (const written of [refill.hash, refill.id, refill.subjectId, '1250.5'])
    expect((await find(other, written)).total).toBe(0);
});

test.each([
  '%',
  '________',
  '%%%%%%%%',
  '\\',
  "' or 1=1 --",
  "'; drop table operation; --",
  '${jndi:ldap://x}',
  '0x',
  '00000000%',
  '--------',
  '1e400',
  'Infinity',
  'NaN',
  '9'.repeat(100),
  `0.${'0'.repeat(98)}`,
  '-',
  '+',
  ',',
  '.',
  '٣٤٥٦',
  'DROP',
  '2026-13-01',
  '9999-99-99',
  '0000-00-00',
  '99.99.9999',
  '<script>alert(1)</script>',
  '   ',
])('%j is a text like any other, and finds nothing', async (search) => {
  const { user } = await investor();
  expect(await find(user, search)).toMatchObject({ items: [], total: 0, totals: [], nextCursor: null });
});

test('a text without a length, over its length or with a null character is refused', async () => {
  const user = await sandbox.confirmed();
  for (const search of ['', 'a'.repeat(101), '1250\0'])
    await expect(find(user, search)).rejects.toMatchObject({ code: 'validation_failed' });
});

test('a search is refused while it is switched off, and the list is not', async () => {
  const user = await sandbox.confirmed();
  await sandbox.control('/capabilities', { search: false });
  try {
    await expect(find(user, '1250.5')).rejects.toEqual(problem('capability_off'));
    expect((await unwrap(user.api.GET('/user/operations/'))).total).toBe(0);
  } finally {
    await sandbox.control('/capabilities', { search: true });
  }
});
