import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { DecimalString } from '@meridian/money';
import { anyOf } from '../database/anyOf.ts';
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

/** An account in one of the currencies. */
interface Wanted {
  readonly account: Account;
  readonly currency: string;
}

function nameOf({ owner, kind }: Record<'owner' | 'kind', string | null>, currency: string): string {
  return `${owner} ${kind} ${currency}`;
}

/** Finds the ids of these accounts, all at once; one that was not used before is opened. */
export async function openAccounts(sql: Sql, wanted: readonly Wanted[]): Promise<(one: Wanted) => number> {
  const owners = new Set(wanted.flatMap(({ account: { owner } }) => owner ?? []));
  const kinds = new Set(wanted.flatMap(({ account: { owner, kind } }) => (owner === null ? kind : [])));
  const find = async () => {
    const rows = await sql
      .select()
      .from(ledgerAccount)
      .where(
        or(
          anyOf(ledgerAccount.owner, [...owners]),
          and(isNull(ledgerAccount.owner), inArray(ledgerAccount.kind, [...kinds])),
        ),
      );
    return new Map(rows.map((row) => [nameOf(row, row.currency), row.id]));
  };
  let ids = await find();
  const missing = wanted.filter(({ account, currency }) => !ids.has(nameOf(account, currency)));
  if (missing.length > 0) {
    await sql
      .insert(ledgerAccount)
      .values(missing.map(({ account, currency }) => ({ ...account, currency })))
      .onConflictDoNothing();
    ids = await find();
  }
  return ({ account, currency }) => {
    const name = nameOf(account, currency);
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The account ${name} could not be opened.`);
    return id;
  };
}

/** What each of these investors has to spend, by investor and currency: `available.get(owner)?.get('USDT')`. */
export async function availableOf(
  sql: Sql,
  owners: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, DecimalString>>> {
  const rows = await sql
    .select({ owner: ledgerAccount.owner, currency: ledgerAccount.currency, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(and(anyOf(ledgerAccount.owner, owners), eq(ledgerAccount.kind, 'available')));
  const found = new Map<string, Map<string, DecimalString>>(owners.map((owner) => [owner, new Map()]));
  for (const { owner, currency, balance } of rows) found.get(owner ?? '')?.set(currency, balance);
  return found;
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
