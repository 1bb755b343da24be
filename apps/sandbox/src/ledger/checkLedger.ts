import type { DecimalString } from '@meridian/money';
import { asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { investor, ledgerAccount, ledgerEntry, readNumeric } from '../database/schema.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** Result of a ledger check. Amounts are exact, with the decimals of their currency. */
export interface LedgerReport {
  /** Whether every sum is zero and every stored balance equals its entries. */
  readonly isBalanced: boolean;
  /** Sum of all entries by currency. */
  readonly sums: Readonly<Record<string, DecimalString>>;
  /** Login to currency to account to balance. */
  readonly investors: Readonly<Record<string, Record<string, Record<string, DecimalString>>>>;
  /** Accounts whose stored balance differs from their entries. */
  readonly differences: readonly string[];
}

const entered = sql`coalesce(sum(${ledgerEntry.amount}), 0)`.mapWith(readNumeric);

/** What a reconciliation finds, without contacts: `<investor id> <currency> <account>`, or a currency that does not sum to zero. */
export async function findDifferences({ tx }: Pick<TransactionContext, 'tx'>): Promise<readonly string[]> {
  const accounts = await tx
    .select({ owner: ledgerAccount.owner, currency: ledgerAccount.currency, kind: ledgerAccount.kind })
    .from(ledgerAccount)
    .leftJoin(ledgerEntry, eq(ledgerEntry.accountId, ledgerAccount.id))
    .where(isNotNull(ledgerAccount.owner))
    .groupBy(ledgerAccount.id)
    .having(ne(ledgerAccount.balance, entered))
    .orderBy(asc(ledgerAccount.id));
  const sums = await tx
    .select({ currency: ledgerEntry.currency })
    .from(ledgerEntry)
    .groupBy(ledgerEntry.currency)
    .having(ne(sql`sum(${ledgerEntry.amount})`, 0))
    .orderBy(asc(ledgerEntry.currency));
  return [
    ...accounts.map(({ owner, currency, kind }) => `${owner} ${currency} ${kind}`),
    ...sums.map(({ currency }) => currency),
  ];
}

/** Adds up all entries. A login limits the accounts and mismatches to one investor; the sums still cover everybody. */
export async function checkLedger(
  { tx, currencies }: TransactionContext,
  login?: string,
): Promise<LedgerReport> {
  const sums = await tx
    .select({ currency: ledgerEntry.currency, total: sql`sum(${ledgerEntry.amount})`.mapWith(readNumeric) })
    .from(ledgerEntry)
    .groupBy(ledgerEntry.currency)
    .orderBy(asc(ledgerEntry.currency));
  const accounts = await tx
    .select({
      login: investor.login,
      kind: ledgerAccount.kind,
      currency: ledgerAccount.currency,
      stored: ledgerAccount.balance,
      entered,
    })
    .from(ledgerAccount)
    .innerJoin(investor, eq(investor.id, ledgerAccount.owner))
    .leftJoin(ledgerEntry, eq(ledgerEntry.accountId, ledgerAccount.id))
    .where(login === undefined ? undefined : eq(sql`lower(${investor.login})`, login.toLowerCase()))
    .groupBy(investor.login, ledgerAccount.id)
    .orderBy(asc(investor.login), asc(ledgerAccount.currency), asc(ledgerAccount.kind));

  const investors: Record<string, Record<string, Record<string, DecimalString>>> = {};
  for (const { login: whose, kind, currency, stored } of accounts) {
    const byCurrency = (investors[whose] ??= {});
    (byCurrency[currency] ??= {})[kind] = serializeMoney(currencies, stored, currency).amount;
  }
  const differences = accounts
    .filter((account) => account.stored !== account.entered)
    .map(({ login: whose, currency, kind }) => `${whose} ${currency} ${kind}`);
  return {
    isBalanced: differences.length === 0 && sums.every(({ total }) => total === '0'),
    sums: Object.fromEntries(
      sums.map(({ currency, total }) => [currency, serializeMoney(currencies, total, currency).amount]),
    ),
    investors,
    differences,
  };
}
