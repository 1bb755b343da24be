import { type Schema, unwrap } from '@meridian/api-client';
import { add, compare, type DecimalString } from '@meridian/money';
import { and, eq, lt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { investor, ledgerAccount, ledgerEntry, ledgerTransfer } from '../database/schema.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import * as act from '../../test/actions.ts';

const sandbox = sharedSandbox();

const sumOf = (amounts: readonly DecimalString[]) =>
  amounts.reduce<DecimalString>((sum, amount) => add(sum, amount), '0');

/** The available balance of the demo investor before a moment: every entry of the ledger, added up. */
async function balanceBefore(moment: Date, currency: string): Promise<DecimalString> {
  const entries = await sandbox.database.read((tx) =>
    tx
      .select({ amount: ledgerEntry.amount })
      .from(ledgerEntry)
      .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
      .innerJoin(ledgerTransfer, eq(ledgerTransfer.id, ledgerEntry.transferId))
      .innerJoin(investor, eq(investor.id, ledgerAccount.owner))
      .where(
        and(
          eq(investor.login, 'demo'),
          eq(ledgerAccount.kind, 'available'),
          eq(ledgerAccount.currency, currency),
          lt(ledgerTransfer.at, moment),
        ),
      ),
  );
  return sumOf(entries.map(({ amount }) => amount));
}

test.each(['USDT', 'BTC', 'TRX'])(
  'monthly statements in %s add up to the balance of the ledger',
  async (currency) => {
    const { api } = await sandbox.demo();
    const query = { currency, timeZone: 'Asia/Tokyo' };
    const startsAt = (day: string) => new Date(`${day}T00:00:00+09:00`);
    const months = [
      ['2026-06-01', '2026-06-30', '2026-07-01'],
      ['2026-07-01', '2026-07-31', '2026-08-01'],
      ['2026-08-01', '2026-08-31', '2026-09-01'],
      ['2026-09-01', '2026-09-30', '2026-10-01'],
      ['2026-10-01', '2026-12-31', '2027-01-01'],
    ] as const;
    let operations = 0;
    for (const [from, to, next] of months) {
      const statement = await unwrap(
        api.GET('/user/statement', { params: { query: { ...query, from, to } } }),
      );
      const { opening, income, expense, closing, count, lines } = statement;
      const amounts = lines.map(({ amount }) => amount.amount);
      expect(compare(opening.amount, await balanceBefore(startsAt(from), currency))).toBe(0);
      expect(compare(closing.amount, await balanceBefore(startsAt(next), currency))).toBe(0);
      expect(compare(sumOf([opening.amount, income.amount, expense.amount]), closing.amount)).toBe(0);
      expect(compare(sumOf(amounts), add(income.amount, expense.amount))).toBe(0);
      expect(sumOf(lines.map((line): DecimalString => `${line.count}`))).toBe(`${count}`);
      operations += count;
    }
    expect(operations > 0).toBe(currency !== 'TRX');
  },
);

test('a statement rejects an end before the start and an unknown currency', async () => {
  const { api } = await sandbox.demo();
  const ask = (query: { currency: string; from: string; to: string }) =>
    unwrap(api.GET('/user/statement', { params: { query } }));
  const backwards = ask({ currency: 'USDT', from: '2026-10-02', to: '2026-10-01' });
  await expect(backwards).rejects.toEqual(
    problem('validation_failed', { fields: { to: 'date_out_of_range' } }),
  );
  const unknown = ask({ currency: 'XYZ', from: '2026-10-01', to: '2026-10-02' });
  await expect(unknown).rejects.toEqual(
    problem('validation_failed', { fields: { currency: 'unknown_value' } }),
  );
});

test.each(['asc', 'desc'] as const)(
  'an export by cursor, %s, has every operation once while operations are added',
  async (sortDir) => {
    const { api } = await sandbox.demo();
    const filters = { sortDir, currency: 'USDT', limit: 100 } as const;
    const list = (query: { cursor?: string; limit?: number }) =>
      unwrap(api.GET('/user/operations/', { params: { query: { ...filters, ...query } } }));
    const idsOf = (items: readonly Schema<'Operation'>[]) => items.map(({ id }) => id);

    const whole = await list({ limit: 1000 });
    const first = await list({});
    const { id } = await act.refill(api, '10');
    await sandbox.control(`/refills/${id}/settle`, {});
    const read = idsOf(first.items);
    for (let next = first.nextCursor; next !== null;) {
      const part = await list({ cursor: next });
      expect([part.total, part.totals]).toEqual([first.total, []]);
      read.push(...idsOf(part.items));
      next = part.nextCursor;
    }
    expect(whole.items.length).toBeGreaterThan(200);
    // Newest first, the added operation is before the first part. Oldest first, it is the last.
    expect(read.slice(0, whole.items.length)).toEqual(idsOf(whole.items));
    expect(read.length - whole.items.length).toBe(sortDir === 'asc' ? 1 : 0);
  },
);

test('a cursor of another investor is rejected', async () => {
  const demo = await sandbox.demo();
  const { api } = await sandbox.confirmed();
  const { nextCursor } = await unwrap(demo.api.GET('/user/operations/'));
  const stolen = api.GET('/user/operations/', { params: { query: { cursor: nextCursor! } } });
  await expect(unwrap(stolen)).rejects.toEqual(
    problem('validation_failed', { fields: { cursor: 'unknown_value' } }),
  );
});
