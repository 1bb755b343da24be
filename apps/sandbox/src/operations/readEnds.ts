import { type DecimalString, subtract } from '@meridian/money';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { readTimeZone, startOfDay } from '../calls/period.ts';
import { type Investor, ledgerAccount, ledgerEntry, readNumeric } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

interface EndsQuery {
  /** Without it, all currencies that have an account. */
  readonly currency?: string;
  readonly from: string;
  readonly to: string;
  readonly timeZone?: string;
}

interface Ends {
  readonly opening: DecimalString;
  readonly closing: DecimalString;
}

/**
 * Opening and closing balance by currency, from the ledger. They are the current balance less the entries since, so older entries
 * are not read.
 */
export async function readEnds(
  context: TransactionContext,
  { id }: Pick<Investor, 'id'>,
  query: EndsQuery,
): Promise<ReadonlyMap<string, Ends>> {
  const { tx } = context;
  const { currency, from, to } = query;
  const accounts = await tx
    .select({ id: ledgerAccount.id, currency: ledgerAccount.currency, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.owner, id),
        eq(ledgerAccount.kind, 'available'),
        currency === undefined ? undefined : eq(ledgerAccount.currency, currency),
      ),
    );
  if (accounts.length === 0) return new Map();
  const timeZone = await readTimeZone(context, query);
  const isLater = sql`${ledgerEntry.transferId} >= first_id_of(${startOfDay(to, timeZone, 1)})`;
  const moved = await tx
    .select({
      accountId: ledgerEntry.accountId,
      since: sql`sum(${ledgerEntry.amount})`.mapWith(readNumeric),
      later: sql`coalesce(sum(${ledgerEntry.amount}) filter (where ${isLater}), 0)`.mapWith(readNumeric),
    })
    .from(ledgerEntry)
    .where(
      and(
        inArray(
          ledgerEntry.accountId,
          accounts.map((account) => account.id),
        ),
        gte(ledgerEntry.transferId, sql`first_id_of(${startOfDay(from, timeZone)})`),
      ),
    )
    .groupBy(ledgerEntry.accountId);
  const movedBy = new Map(moved.map((sums) => [sums.accountId, sums]));
  return new Map(
    accounts.map((account) => {
      const { since, later } = movedBy.get(account.id) ?? { since: '0', later: '0' };
      return [
        account.currency,
        { opening: subtract(account.balance, since), closing: subtract(account.balance, later) },
      ];
    }),
  );
}
