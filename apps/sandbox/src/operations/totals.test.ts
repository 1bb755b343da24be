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
