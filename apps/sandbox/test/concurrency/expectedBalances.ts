import { add, type DecimalString, isZero, multiply, calculatePercent, subtract } from '@meridian/money';
import type { LedgerReport } from '../../src/ledger/checkLedger.ts';
import type { InvestorAccount } from '../../src/ledger/accounts.ts';
import { dayInMilliseconds } from '../../src/clock/clock.ts';

/** Change of one account of an investor. */
export interface Change {
  readonly login: string;
  readonly account: InvestorAccount;
  readonly amount: DecimalString;
  readonly currency: 'USDT' | 'BTC';
}

/** A deposit in `usdt-start-30`: 0.1 % a day for thirty days, 5 % for closing it early. */
export interface Invested {
  readonly login: string;
  /** The inviter, who gets the matching reward. */
  readonly inviter: string | null;
  readonly body: DecimalString;
  readonly startsAt: Date;
  /** What is continued at the end of each term. */
  readonly continues: 'nothing' | 'body' | 'everything';
}

const term = 30;

export const dailyIncomeOf = (body: DecimalString) => calculatePercent(body, '0.1', 6);

/** Payout of an early close. */
export const closedEarly = (body: DecimalString) => subtract(body, calculatePercent(body, '5', 6));

/** Whole days between two moments, limited to the term. */
export function daysOfTerm(from: Date, to: Date): number {
  return Math.min(Math.floor((to.getTime() - from.getTime()) / dayInMilliseconds), term);
}

/** Income so far of a deposit and of those that continue it, without the initial body. */
export function incomeOf({ login, inviter, ...deposit }: Invested, now: Date): Change[] {
  const { body, startsAt, continues } = deposit;
  const days = daysOfTerm(startsAt, now);
  const accrued = multiply(dailyIncomeOf(body), `${days}`, 6);
  const usdt = { login, currency: 'USDT' } as const;
  if (days < term) return [{ ...usdt, account: 'held', amount: accrued }];
  const matched: Change[] =
    inviter === null
      ? []
      : [{ ...usdt, login: inviter, account: 'available', amount: calculatePercent(accrued, '2', 6) }];
  if (continues === 'nothing') {
    return [
      ...matched,
      { ...usdt, account: 'on_deposit', amount: subtract('0', body) },
      { ...usdt, account: 'available', amount: add(body, accrued) },
    ];
  }
  const isWhole = continues === 'everything';
  const next = {
    ...deposit,
    body: isWhole ? add(body, accrued) : body,
    startsAt: new Date(startsAt.getTime() + term * dayInMilliseconds),
  };
  return [
    ...matched,
    { ...usdt, account: isWhole ? 'on_deposit' : 'available', amount: accrued },
    ...incomeOf({ login, inviter, ...next }, now),
  ];
}

/** Non-zero balances by investor, currency and kind. */
type Balances = Readonly<Record<string, DecimalString>>;

const nameOf = ({ login, currency, account }: Record<'login' | 'currency' | 'account', string>) =>
  `${login} ${currency} ${account}`;

function withoutZeros(balances: ReadonlyMap<string, DecimalString>): Balances {
  return Object.fromEntries([...balances].filter(([, amount]) => !isZero(amount)));
}

const decimals = { USDT: '0.000000', BTC: '0.00000000' } as const;

/** Sums the changes. */
export function sumOf(changes: readonly Change[]): Balances {
  const balances = new Map<string, DecimalString>();
  for (const change of changes) {
    const name = nameOf(change);
    balances.set(name, add(balances.get(name) ?? decimals[change.currency], change.amount));
  }
  return withoutZeros(balances);
}

/** Balances of these investors in the ledger. */
export function balancesIn(logins: readonly string[], { investors }: LedgerReport): Balances {
  const balances = logins.flatMap((login) =>
    Object.entries(investors[login] ?? {}).flatMap(([currency, accounts]) =>
      Object.entries(accounts).map(
        ([account, amount]) => [nameOf({ login, currency, account }), amount] as const,
      ),
    ),
  );
  return withoutZeros(new Map(balances));
}
