import type { Schema } from '@meridian/api-client';
import { localDay } from '@meridian/i18n';
import { add, type Money } from '@meridian/money';

type Operation = Schema<'Operation'>;

/** What an operation and the fee that was taken with it come to. */
interface Movement {
  /** The fee of the same withdrawal, exchange or deposit. */
  readonly fee: Operation | undefined;
  /** Both together. */
  readonly amount: Money;
  /** After the later of the two. */
  readonly balanceAfter: Money;
}

/** A line of a day: an operation with the fee that was taken with it, or the accruals of the day that are alike. */
export type OperationEntry =
  | ({ readonly kind: 'operation'; readonly id: string; readonly operation: Operation } & Movement)
  | {
      readonly kind: 'accruals';
      readonly id: string;
      readonly status: Schema<'AccrualStatus'>;
      /** The plan of the first one; of all of them in an `AccrualRun`. */
      readonly plan: string | null;
      /** Two or more, newest first, in one currency. */
      readonly operations: readonly Operation[];
      readonly amount: Money;
    };

export interface OperationDay {
  /** Such as `2026-11-24`, in the user's time zone. */
  readonly day: string;
  /** Newest first. */
  readonly entries: readonly OperationEntry[];
  /** The change of the available balance on this day, by currency. Without held accruals; empty if nothing changed it. */
  readonly net: readonly Money[];
}

/** The accruals of a page of operations together, so that what changed the balance stands out. */
export interface AccrualRun {
  readonly first: string;
  /** May be the same day. */
  readonly last: string;
  /** How many have each outcome, in the order in which they are first met. */
  readonly outcomes: readonly (readonly [Schema<'AccrualStatus'>, number])[];
  /** The exact sum of each currency. */
  readonly amounts: readonly Money[];
  /** One for each plan, outcome and currency. */
  readonly entries: readonly OperationEntry[];
}

/** The fee that is booked beside an operation, for the same subject. */
const feeOf: Partial<Record<Schema<'OperationSubject'>, Schema<'OperationSubject'>>> = {
  withdrawal: 'withdrawal_fee',
  withdrawal_returned: 'withdrawal_fee_returned',
  deposit_closed: 'deposit_exit_fee',
  exchange_bought: 'exchange_fee',
};

/** Groups operations, newest first, by day. A day whose other operations are on another page is grouped as far as it is here. */
export function operationDays(operations: readonly Operation[]): OperationDay[] {
  return [...Map.groupBy(operations, ({ date }) => localDay(date))].map(([day, ofDay]) => ({
    day,
    entries: entriesOf(ofDay, outcomeOf),
    net: sumsOf(ofDay.filter(({ accrual }) => accrual === null)),
  }));
}

/** The accruals among operations, newest first; undefined if there are none. Only of the operations given: a page hides none of another. */
export function accrualRun(operations: readonly Operation[]): AccrualRun | undefined {
  const accruals = operations.filter(isAccrual);
  const [last, first] = [accruals[0], accruals.at(-1)];
  if (!last || !first) return undefined;
  const outcomes = Map.groupBy(accruals, ({ accrual }) => accrual.status);
  return {
    first: localDay(first.date),
    last: localDay(last.date),
    outcomes: [...outcomes].map(([status, alike]) => [status, alike.length] as const),
    amounts: sumsOf(accruals),
    entries: entriesOf(accruals, ({ plan, ...accrual }) => `${plan} ${outcomeOf(accrual)}`),
  };
}

type Accrual = Operation & { readonly accrual: Schema<'AccrualOutcome'> };

export const isAccrual = (operation: Operation): operation is Accrual =>
  operation.subject === 'deposit_accrual' && operation.accrual !== null;

/** Accruals that share a key are one entry. */
function entriesOf(operations: readonly Operation[], keyOf: (accrual: Accrual) => string): OperationEntry[] {
  const nested = new Set(operations.map((operation) => feeBeside(operation, operations)));
  const folds = Map.groupBy(operations.filter(isAccrual), keyOf);
  return operations.flatMap((operation): OperationEntry[] => {
    if (nested.has(operation)) return [];
    const { id, accrual, plan } = operation;
    const alike = isAccrual(operation) ? (folds.get(keyOf(operation)) ?? []) : [];
    if (accrual && alike.length > 1) {
      if (alike[0] !== operation) return [];
      const [amount = operation.amount] = sumsOf(alike);
      return [{ kind: 'accruals', id, status: accrual.status, plan, operations: alike, amount }];
    }
    return [{ kind: 'operation', id, operation, ...movementOf(operation, operations) }];
  });
}

const outcomeOf = ({ accrual, amount }: Pick<Accrual, 'accrual' | 'amount'>) =>
  `${accrual.status} ${amount.currency}`;

/** An operation with the fee that was taken with it, if it is among these, newest first. */
export function movementOf(operation: Operation, operations: readonly Operation[]): Movement {
  const fee = feeBeside(operation, operations);
  if (!fee) return { fee, amount: operation.amount, balanceAfter: operation.balanceAfter };
  const { balanceAfter } = operations.indexOf(fee) < operations.indexOf(operation) ? fee : operation;
  return {
    fee,
    amount: { ...operation.amount, amount: add(operation.amount.amount, fee.amount.amount) },
    balanceAfter,
  };
}

function feeBeside({ subject, subjectId, amount }: Operation, operations: readonly Operation[]) {
  const fee = feeOf[subject];
  if (fee === undefined || subjectId === null) return undefined;
  return operations.find(
    (one) => one.subject === fee && one.subjectId === subjectId && one.amount.currency === amount.currency,
  );
}

/** The exact sum of each currency, in the order of their first amount. */
function sumsOf(operations: readonly Operation[]): Money[] {
  const sums = new Map<string, Money>();
  for (const { amount } of operations) {
    const sum = sums.get(amount.currency);
    sums.set(amount.currency, sum ? { ...sum, amount: add(sum.amount, amount.amount) } : amount);
  }
  return [...sums.values()];
}
