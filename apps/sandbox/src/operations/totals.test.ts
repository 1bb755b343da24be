import { type Schema, unwrap } from '@meridian/api-client';
import { add, type DecimalString, isNegative } from '@meridian/money';
import { expect, test } from 'vitest';
import { closeDeposit, intent, invest, usdt } from '../../test/actions.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

/** The operation that a list shows a fee in. */
const rowOf = {
  withdrawal_fee: 'withdrawal',
  withdrawal_fee_returned: 'withdrawal_returned',
  deposit_exit_fee: 'deposit_closed',
  exchange_fee: 'exchange_bought',
} as const;

const isFee = (subject: string): subject is keyof typeof rowOf => Object.hasOwn(rowOf, subject);

/** Amounts of the rows of a list: an operation and its fee are one. */
function rowsOf(operations: readonly Schema<'Operation'>[]): DecimalString[] {
  const rows = new Map<string, DecimalString>();
  const subjects = new Set(operations.map(({ subject, subjectId }) => `${subject} ${subjectId}`));
  for (const { id, subject, subjectId, amount, accrual } of operations) {
    if (accrual) continue;
    const main = `${isFee(subject) ? rowOf[subject] : subject} ${subjectId}`;
    const key = subjects.has(main) ? `${main} ${amount.currency}` : id;
    rows.set(key, add(rows.get(key) ?? '0.000000', amount.amount));
  }
  return [...rows.values()];
}

const sumOf = (amounts: readonly DecimalString[]) => amounts.reduce(add, '0.000000');

test.each([undefined, 'exchange', 'deposit', 'withdrawal', 'case', 'fee', 'refill'] as const)(
  'the sums of a list are those of its rows, of kind %s',
  async (kind) => {
    const { api } = await sandbox.funded('2000');
    const { id } = await invest(api, '777.777777');
    await closeDeposit(api, id);
    const query = { sourceCurrency: 'USDT', targetCurrency: 'TRX' };
    const there = await unwrap(api.GET('/user/exchange-rate', { params: { query } }));
    const exchange = (quoteId: string, amount: Schema<'Money'>) =>
      unwrap(api.POST('/user/exchange', { params: { header: intent() }, body: { quoteId, amount } }));
    const { received } = await exchange(there.quoteId, usdt('100'));
    const back = { sourceCurrency: 'TRX', targetCurrency: 'USDT' };
    const { quoteId } = await unwrap(api.GET('/user/exchange-rate', { params: { query: back } }));
    await exchange(quoteId, received);

    const filter = { currency: 'USDT', limit: 100, ...(kind && { kind }) };
    const { items, totals } = await unwrap(api.GET('/user/operations/', { params: { query: filter } }));
    const rows = rowsOf(items);
    expect(totals.map(({ income, expense }) => [income.amount, expense.amount])).toEqual(
      items.length === 0
        ? []
        : [[sumOf(rows.filter((row) => !isNegative(row))), sumOf(rows.filter(isNegative))]],
    );
  },
);

/** What happened, of a list without its filter of kinds. */
const kindsOf = ({ breakdown }: Schema<'OperationPage'>) => breakdown?.kinds.map(({ kind }) => kind) ?? [];

test.each([
  ['Asia/Tokyo', {}],
  ['America/New_York', { from: '2026-09-01', to: '2026-09-30' }],
  ['UTC', { from: '2026-06-01' }],
] as const)('spans and kinds add up to the totals of their lists, in %s', async (timeZone, period) => {
  const { api } = await sandbox.demo();
  const read = (kind?: Schema<'OperationKind'>) => {
    const query = { currency: 'USDT', timeZone, breakdown: true, ...period, ...(kind && { kind }) };
    return unwrap(api.GET('/user/operations/', { params: { query } }));
  };
  const all = await read();
  expect(kindsOf(all).length).toBeGreaterThan(2);
  for (const kind of [undefined, ...kindsOf(all)]) {
    const { totals, breakdown } = await read(kind);
    const [total] = totals;
    const { spans, kinds, unit } = breakdown!;
    expect(kinds).toEqual(all.breakdown!.kinds);
    if (kind)
      expect(kinds.find((one) => one.kind === kind)).toEqual({
        kind,
        income: total!.income,
        expense: total!.expense,
      });
    expect(sumOf(spans.map(({ income }) => income.amount))).toBe(total!.income.amount);
    expect(sumOf(spans.map(({ expense }) => expense.amount))).toBe(total!.expense.amount);
    expect(spans.length).toBeLessThanOrEqual(unit === 'year' ? Infinity : 16);
  }
});

test('a month is divided into its weeks, those without operations too', async () => {
  const { api } = await sandbox.funded('10');
  const query = { from: '2026-02-01', to: '2026-02-28', breakdown: true };
  const { breakdown } = await unwrap(api.GET('/user/operations/', { params: { query } }));
  expect(breakdown!.unit).toBe('week');
  expect(breakdown!.kinds).toEqual([]);
  expect(breakdown!.spans.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-02-01 2026-02-01',
    '2026-02-02 2026-02-08',
    '2026-02-09 2026-02-15',
    '2026-02-16 2026-02-22',
    '2026-02-23 2026-02-28',
  ]);
});

test('only the first part of a list has a breakdown, if it is asked for', async () => {
  const { api } = await sandbox.demo();
  const read = (query: { breakdown?: true; cursor?: string }) =>
    unwrap(api.GET('/user/operations/', { params: { query: { limit: 2, ...query } } }));
  expect((await read({})).breakdown).toBeNull();
  const { breakdown, nextCursor } = await read({ breakdown: true });
  expect(breakdown).not.toBeNull();
  expect((await read({ breakdown: true, cursor: nextCursor! })).breakdown).toBeNull();
});
