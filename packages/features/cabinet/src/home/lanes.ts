import type { Schema } from '@meridian/api-client';
import { isZero, type Money } from '@meridian/money';

type Deposit = Schema<'Deposit'>;

/** One line of the days ahead. None of it is a promise: a deposit can be closed before its end. */
export type Lane =
  | {
      readonly kind: 'refill';
      readonly id: string;
      readonly refill: Schema<'Refill'>;
      readonly count: number;
    }
  | { readonly kind: 'setAside'; readonly id: string; readonly amount: Money }
  | { readonly kind: 'deposit'; readonly id: string; readonly at: string; readonly deposit: Deposit }
  | { readonly kind: 'subscription'; readonly id: string; readonly at: string };

export type DatedLane = Extract<Lane, { readonly at: string }>;

interface Known {
  deposits: { readonly items: readonly Deposit[]; readonly total: number };
  refills: readonly Schema<'Refill'>[];
  subscription: Schema<'Subscription'>;
  /** What withdrawals wait for, in the currency that is shown. */
  inWithdrawal: Money | undefined;
}

/** Lanes with a date; what is on its way comes after them. */
const MOST_DATED = 4;

export const isDated = (lane: Lane): lane is DatedLane => 'at' in lane;

/** What comes at a known moment, soonest first, then what is on its way. `next` is money that comes, if there is any; `more` deposits have no lane. */
export function readLanes({ deposits, refills, subscription, inWithdrawal }: Known) {
  const awaited = refills.filter(({ status }) => status === 'waiting');
  const [refill] = awaited;
  const { active, activeUntil } = subscription;
  const ends = deposits.items.map((deposit): DatedLane => ({
    kind: 'deposit',
    id: deposit.id,
    at: deposit.payoutDate,
    deposit,
  }));
  const end: DatedLane[] =
    active && activeUntil !== null ? [{ kind: 'subscription', id: 'subscription', at: activeUntil }] : [];
  const dated = [...ends, ...end].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const lanes: Lane[] = dated.slice(0, MOST_DATED);
  if (refill) lanes.push({ kind: 'refill', id: 'refill', refill, count: awaited.length });
  if (inWithdrawal && !isZero(inWithdrawal.amount))
    lanes.push({ kind: 'setAside', id: 'setAside', amount: inWithdrawal });
  const shown = lanes.filter(({ kind }) => kind === 'deposit').length;
  const next = (['refill', 'deposit', 'subscription', 'setAside'] as const)
    .map((kind) => lanes.find((lane) => lane.kind === kind))
    .find((lane) => lane !== undefined);
  return { lanes, next, more: deposits.total - shown };
}
