import type { Schema } from '@meridian/api-client';
import { add, type Money } from '@meridian/money';

type Deposit = Schema<'Deposit'>;

/** What is known of the days ahead. None of it is a promise: an accrual and an end come if the deposit is not closed before. */
export type ComingEvent =
  | { readonly kind: 'refill'; readonly refills: readonly Schema<'Refill'>[] }
  | {
      readonly kind: 'accrual';
      readonly at: string;
      /** Those that accrue at this moment, in one currency. */
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

const MOST_EVENTS = 6;

/**
 * The next events, soonest first: refills on their way, the next accruals, the next ends of deposits, and the end of the
 * subscription. Accruals are left out if not every deposit is known, and leave a place for the next end.
 */
export function comingEvents({ deposits: { items, total }, refills, subscription }: Known): ComingEvent[] {
  const awaited = refills.filter(({ status }) => status === 'waiting');
  const first: ComingEvent[] = awaited.length > 0 ? [{ kind: 'refill', refills: awaited }] : [];
  const { active, activeUntil } = subscription;
  const dated: DatedEvent[] =
    active && activeUntil !== null ? [{ kind: 'subscription', at: activeUntil }] : [];
  const places = MOST_EVENTS - first.length - dated.length;
  const accruals = items.length === total ? nextAccruals(items).slice(0, places - 1) : [];
  const ends = items
    .map((deposit) => ({ kind: 'end', at: deposit.payoutDate, deposit }) as const)
    .toSorted(bySoonest)
    .slice(0, places - accruals.length);
  return [...first, ...[...dated, ...accruals, ...ends].toSorted(bySoonest)];
}

type DatedEvent = Extract<ComingEvent, { readonly at: string }>;

const bySoonest = (one: { readonly at: string }, other: { readonly at: string }) =>
  Date.parse(one.at) - Date.parse(other.at);

/** The next accrual of each deposit, soonest first. Only those of the same moment and currency are added up. */
function nextAccruals(deposits: readonly Deposit[]): Extract<ComingEvent, { kind: 'accrual' }>[] {
  const accruing = deposits.flatMap((deposit) =>
    deposit.nextAccrualDate === null ? [] : [{ at: deposit.nextAccrualDate, deposit }],
  );
  const together = Map.groupBy(
    accruing,
    ({ at, deposit }) => `${Date.parse(at)} ${deposit.dailyIncome.currency}`,
  );
  return [...together.values()]
    .flatMap((ofMoment) => {
      const [first] = ofMoment;
      if (!first) return [];
      const { currency } = first.deposit.dailyIncome;
      const due = ofMoment.map(({ deposit }) => deposit);
      const amount = due.reduce<Money['amount']>((sum, { dailyIncome }) => add(sum, dailyIncome.amount), '0');
      return [{ kind: 'accrual', at: first.at, deposits: due, amount: { amount, currency } } as const];
    })
    .toSorted(bySoonest);
}
