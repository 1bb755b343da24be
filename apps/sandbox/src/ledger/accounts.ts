import { and, eq, isNull } from 'drizzle-orm';
import type { DecimalString } from '@meridian/money';
import type { Sql } from '../database/openDatabase.ts';
import { ledgerAccount } from '../database/schema.ts';

/** What an investor has: to spend, in deposits, set aside for withdrawals, accrued but held. Never below zero. */
export type InvestorAccount = 'available' | 'on_deposit' | 'in_withdrawal' | 'held';

/**
 * The other side: the outside world, where yield comes from, what is earned by fees and subscriptions, exchange, what
 * partners are rewarded from, what cases cost and give.
 */
export type HouseAccount = 'world' | 'yield' | 'fees' | 'subscriptions' | 'exchange' | 'partners' | 'cases';

export type Account =
  | { readonly owner: string; readonly kind: InvestorAccount }
  | { readonly owner: null; readonly kind: HouseAccount };

/** An account of the house. */
export function house(kind: HouseAccount): Account {
  return { owner: null, kind };
}

/** An account of an investor. */
export function of(owner: string, kind: InvestorAccount): Account {
  return { owner, kind };
}

/** The id of an account in a currency; it is opened when it is used first. */
export async function accountId(sql: Sql, account: Account, currency: string): Promise<number> {
  const wanted = and(
    account.owner === null ? isNull(ledgerAccount.owner) : eq(ledgerAccount.owner, account.owner),
    eq(ledgerAccount.kind, account.kind),
    eq(ledgerAccount.currency, currency),
  );
  const find = () => sql.select({ id: ledgerAccount.id }).from(ledgerAccount).where(wanted);
  let [found] = await find();
  if (!found) {
    await sql
      .insert(ledgerAccount)
      .values({ ...account, currency })
      .onConflictDoNothing();
    [found] = await find();
  }
  if (!found) throw new Error(`The account ${account.kind} in ${currency} could not be opened.`);
  return found.id;
}

/** What an investor has on one account. */
export async function balanceOf(
  sql: Sql,
  owner: string,
  kind: InvestorAccount,
  currency: string,
): Promise<DecimalString> {
  const [row] = await sql
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(
      and(eq(ledgerAccount.owner, owner), eq(ledgerAccount.kind, kind), eq(ledgerAccount.currency, currency)),
    );
  return row?.balance ?? '0';
}
