import { unwrap } from '@meridian/api-client';
import { parseAmounts, verify } from '@meridian/liabilities';
import { add, compare, type DecimalString, parseDecimal } from '@meridian/money';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { refill, usdt } from '../../test/actions.ts';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { findViolation } from '../database/violation.ts';

const sandbox = sharedSandbox();

const newest = async () => {
  const { items } = await unwrap(sandbox.guest.GET('/liabilities', { params: { query: { limit: 1 } } }));
  return items[0]!;
};
const proofOf = ({ api }: TestUser, id: string) =>
  unwrap(api.GET('/user/liabilities/{id}', { params: { path: { id } } }));

/** What the ledger owes by currency, from its own report. */
async function owed(): Promise<Record<string, DecimalString>> {
  const sums: Record<string, DecimalString> = {};
  for (const byCurrency of Object.values((await sandbox.ledger()).investors)) {
    for (const [currency, kinds] of Object.entries(byCurrency)) {
      sums[currency] = Object.values(kinds).reduce(add, sums[currency] ?? '0');
    }
  }
  return sums;
}

describe('a snapshot of liabilities', () => {
  test('is taken each night, and its total is what the ledger owes', async () => {
    const first = await newest();
    await sandbox.funded('1234.567891');
    await sandbox.advance(1);
    const snapshot = await newest();
    expect(snapshot.id).not.toBe(first.id);
    expect(snapshot.accounts).toBe(first.accounts + 1);
    const sums = await owed();
    for (const { amount, currency } of snapshot.amounts) {
      expect([currency, compare(amount, sums[currency] ?? '0')]).toEqual([currency, 0]);
    }
    await sandbox.advance(0);
    expect((await newest()).id).toBe(snapshot.id);
  });

  test('counts every account with what it has, on deposit and set aside too', async () => {
    const user = await sandbox.demo();
    await sandbox.advance(1);
    const { id, root, total } = await newest();
    const proof = await proofOf(user, id);
    expect(proof).toMatchObject({ root, total, account: user.login });
    const verdict = await verify(proof);
    expect(verdict).toMatchObject({ isCounted: true });
    if (!verdict.isCounted) return;
    const counted = parseAmounts(verdict.amounts);
    for (const { currency, available, onDeposit, inWithdrawal, held } of proof.balances) {
      const sum = [available, onDeposit, inWithdrawal, held].map(({ amount }) => amount).reduce(add);
      expect([currency, compare(parseDecimal(counted[currency]!), sum)]).toEqual([currency, 0]);
    }
    expect(proof.balances.length).toBeGreaterThan(1);
  });

  test('stays verifiable, with its own amounts, after money has moved', async () => {
    const user = await sandbox.funded('100');
    await sandbox.advance(1);
    const old = await newest();
    const before = await proofOf(user, old.id);
    const { id } = await refill(user.api, '50');
    await sandbox.control(`/refills/${id}/settle`, {});
    await sandbox.advance(1);
    expect(await proofOf(user, old.id)).toEqual(before);
    expect(await verify(before)).toMatchObject({ isCounted: true });
    expect(
      await unwrap(sandbox.guest.GET('/liabilities/{id}', { params: { path: { id: old.id } } })),
    ).toEqual(old);
    const later = await proofOf(user, (await newest()).id);
    expect(later.balances[0]!.available).toEqual(usdt('150.000000'));
  });

  test('has no proof for an account that was opened later, or without a session', async () => {
    const { id } = await newest();
    const user = await sandbox.confirmed();
    await expect(proofOf(user, id)).rejects.toMatchObject(problem('not_found', { status: 404 }));
    await expect(proofOf({ ...user, api: sandbox.guest }, id)).rejects.toMatchObject({ status: 401 });
  });

  test('cannot be changed or deleted', async () => {
    for (const table of ['liability_snapshot', 'liability_node', 'liability_account']) {
      const change = sandbox.database.write((tx) => tx.execute(sql.raw(`delete from ${table}`)));
      await expect(change.catch(findViolation)).resolves.toMatchObject({ constraint: 'liability_unchanged' });
    }
  });
});
