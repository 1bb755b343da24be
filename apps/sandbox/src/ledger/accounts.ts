import { compare, type DecimalString, type Money } from '@meridian/money';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../database/openDatabase.ts';
import { ledgerAccount } from '../database/schema.ts';
import { isAnyOf } from '../database/lockInvestors.ts';
import { ProblemError } from '../core/ProblemError.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** Returns the available balance in this currency. Rejects an amount above it. */
export async function requireAvailable(
  { tx }: Pick<TransactionContext, 'tx'>,
  investorId: string,
  { amount, currency }: Money,
): Promise<DecimalString> {
  const available = await readBalance(tx, investorId, 'available', currency);
  if (compare(amount, available) > 0) throw new ProblemError('insufficient_balance');
  return available;
}

/** Accounts of an investor. The database keeps them from going below zero. */
export type InvestorAccount = 'available' | 'on_deposit' | 'in_withdrawal' | 'held';

/** Accounts of the company, the other side of every transfer. */
export type CompanyAccount = 'world' | 'yield' | 'fees' | 'subscriptions' | 'exchange' | 'partners' | 'cases';

export type Account =
  | { readonly owner: string; readonly kind: InvestorAccount }
  | { readonly owner: null; readonly kind: CompanyAccount };

export function company(kind: CompanyAccount): Account {
  return { owner: null, kind };
}

export function investorAccount(owner: string, kind: InvestorAccount): Account {
  return { owner, kind };
}

interface Wanted {
  readonly account: Account;
  readonly currency: string;
}

function nameOf({ owner, kind }: Record<'owner' | 'kind', string | null>, currency: string): string {
  return `${owner} ${kind} ${currency}`;
}

/** An account before the transfer. */
interface Found {
  readonly id: number;
  readonly balance: DecimalString;
}

/**
 * Reads these accounts and any others of their owners and of `others` in one query. Opens missing ones. An undefined
 * account was not requested and does not exist.
 */
export async function openAccounts(
  tx: Transaction,
  wanted: readonly Wanted[],
  others: readonly string[],
): Promise<(one: Wanted) => Found | undefined> {
  const owners = new Set([...wanted.flatMap(({ account: { owner } }) => owner ?? []), ...others]);
  const kinds = new Set(wanted.flatMap(({ account: { owner, kind } }) => (owner === null ? kind : [])));
  const find = async () => {
    const rows = await tx
      .select()
      .from(ledgerAccount)
      .where(
        or(
          isAnyOf(ledgerAccount.owner, [...owners]),
          and(isNull(ledgerAccount.owner), inArray(ledgerAccount.kind, [...kinds])),
        ),
      );
    return new Map(rows.map((row) => [nameOf(row, row.currency), row]));
  };
  let found = await find();
  const missing = wanted.filter(({ account, currency }) => !found.has(nameOf(account, currency)));
  if (missing.length > 0) {
    await tx
      .insert(ledgerAccount)
      .values(missing.map(({ account, currency }) => ({ ...account, currency })))
      .onConflictDoNothing();
    found = await find();
  }
  return ({ account, currency }) => found.get(nameOf(account, currency));
}

export async function readBalance(
  tx: Transaction,
  owner: string,
  kind: InvestorAccount,
  currency: string,
): Promise<DecimalString> {
  const [row] = await tx
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(
      and(eq(ledgerAccount.owner, owner), eq(ledgerAccount.kind, kind), eq(ledgerAccount.currency, currency)),
    );
  return row?.balance ?? '0';
}
