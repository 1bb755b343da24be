import type { Schema } from '@meridian/api-client';
import { localDay } from '@meridian/i18n';
import { add, type Money } from '@meridian/money';

type Deposit = Schema<'Deposit'>;

/** What is known of the days ahead. None of it is a promise: an accrual and an end come if the deposit is not closed before. */
export type ComingEvent =
  | { readonly kind: 'refill'; readonly refills: readonly Schema<'Refill'>[] }
  | {
      readonly kind: 'accrual';
      readonly at: string;
      /** Those that accrue next, on one day and in one currency. */
      readonly deposits: readonly Deposit[];
      readonly amount: Money;
    }
  | { readonly kind: 'end'; readonly at: string; readonly deposit: Deposit }
  | { readonly kind: 'subscription'; readonly at: string };

interface Known {
  deposits: { readonly items: readonly Deposit[]; readonly total: number };
  refills: readonly Schema<'Refill'>[];
  subscription: Schema<'Subscription'>;
}

const MOST_EVENTS = 4;

/**
 * The next events, soonest first: refills on their way, the next accrual, the next ends of deposits, and the end of the
 * subscription. The next accrual is left out if not every deposit is known.
 */
export function comingEvents({ deposits: { items, total }, refills, subscription }: Known): ComingEvent[] {
  const awaited = refills.filter(({ status }) => status === 'waiting');
  const accrual = items.length === total ? nextAccrual(items) : undefined;
  const { active, activeUntil } = subscription;
  const dated = [
    ...(accrual ? [accrual] : []),
    ...(active && activeUntil !== null ? [{ kind: 'subscription', at: activeUntil } as const] : []),
  ];
  const first: ComingEvent[] = awaited.length > 0 ? [{ kind: 'refill', refills: awaited }] : [];
  const ends = items
    .map((deposit) => ({ kind: 'end', at: deposit.payoutDate, deposit }) as const)
    .toSorted(bySoonest)
    .slice(0, MOST_EVENTS - first.length - dated.length);
  return [...first, ...[...dated, ...ends].toSorted(bySoonest)];
}

const bySoonest = (one: { readonly at: string }, other: { readonly at: string }) =>
  Date.parse(one.at) - Date.parse(other.at);

function nextAccrual(deposits: readonly Deposit[]): Extract<ComingEvent, { kind: 'accrual' }> | undefined {
  const accruing = deposits
    .flatMap((deposit) =>
      deposit.nextAccrualDate === null ? [] : [{ at: deposit.nextAccrualDate, deposit }],
    )
    .toSorted(bySoonest);
  const [next] = accruing;
  if (!next) return undefined;
  const { currency } = next.deposit.dailyIncome;
  const together = accruing
    .filter(
      ({ at, deposit }) => localDay(at) === localDay(next.at) && deposit.dailyIncome.currency === currency,
    )
    .map(({ deposit }) => deposit);
  const amount = together.reduce<Money['amount']>(
    (sum, { dailyIncome }) => add(sum, dailyIncome.amount),
    '0',
  );
  return { kind: 'accrual', at: next.at, deposits: together, amount: { amount, currency } };
}
