import type { Schema } from '@meridian/api-client';
import { localDay } from '@meridian/i18n';
import { add, type Money } from '@meridian/money';

type Operation = Schema<'Operation'>;

/** A line of a day: an operation with the fee that was taken with it, or the accruals of the day that are alike. */
export type OperationEntry =
  | {
      readonly kind: 'operation';
      readonly id: string;
      readonly operation: Operation;
      /** The fee of the same withdrawal, exchange or deposit. */
      readonly fee: Operation | undefined;
      /** The operation and its fee together. */
      readonly amount: Money;
      readonly balanceAfter: Money;
    }
  | {
      readonly kind: 'accruals';
      readonly id: string;
      readonly status: Schema<'AccrualStatus'>;
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

/** Days in a row that have nothing but accruals, so that what changed the balance stands out between them. */
export interface AccrualRun {
  readonly first: string;
  /** May be the same day. */
  readonly last: string;
  /** One for each outcome and currency. */
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
    entries: entriesOf(ofDay),
    net: sumsOf(ofDay.filter(({ accrual }) => accrual === null)),
  }));
}

/** The days of `operationDays`, newest first. Those that follow each other with nothing but accruals are one run. */
export function withAccrualRuns(days: readonly OperationDay[]): (OperationDay | AccrualRun)[] {
  const stretches: OperationDay[][] = [];
  for (const day of days) {
    const stretch = stretches.at(-1);
    const before = stretch?.at(-1);
    if (stretch && before && hasOnlyAccruals(before) && hasOnlyAccruals(day)) stretch.push(day);
    else stretches.push([day]);
  }
  return stretches.flatMap((stretch): (OperationDay | AccrualRun)[] => {
    const [last, first] = [stretch[0], stretch.at(-1)];
    if (!last || !first || !hasOnlyAccruals(last)) return stretch;
    return [{ first: first.day, last: last.day, entries: entriesOf(stretch.flatMap(operationsOf)) }];
  });
}

const hasOnlyAccruals = ({ entries }: OperationDay) =>
  entries.every((entry) => entry.kind === 'accruals' || entry.operation.subject === 'deposit_accrual');

const operationsOf = ({ entries }: OperationDay) =>
  entries.flatMap((entry) => (entry.kind === 'accruals' ? entry.operations : [entry.operation]));

function entriesOf(operations: readonly Operation[]): OperationEntry[] {
  const fees = new Map(
    operations.flatMap((operation) => {
      const fee = feeBeside(operation, operations);
      return fee ? [[operation, fee] as const] : [];
    }),
  );
  const nested = new Set(fees.values());
  const folds = Map.groupBy(operations, foldOf);
  return operations.flatMap((operation): OperationEntry[] => {
    if (nested.has(operation)) return [];
    const alike = folds.get(foldOf(operation)) ?? [];
    const { id, accrual } = operation;
    if (operation.subject === 'deposit_accrual' && accrual && alike.length > 1) {
      if (alike[0] !== operation) return [];
      const [amount = operation.amount] = sumsOf(alike);
      return [{ kind: 'accruals', id, status: accrual.status, operations: alike, amount }];
    }
    const fee = fees.get(operation);
    const parts = fee ? [operation, fee] : [operation];
    const [amount = operation.amount] = sumsOf(parts);
    // The balance after the later of the two; the list is newest first.
    const [latest = operation] = parts.toSorted(
      (one, other) => operations.indexOf(one) - operations.indexOf(other),
    );
    return [{ kind: 'operation', id, operation, fee, amount, balanceAfter: latest.balanceAfter }];
  });
}

/** Accruals of one outcome and currency share a key; every other operation has its own. */
const foldOf = ({ id, subject, accrual, amount }: Operation) =>
  subject === 'deposit_accrual' && accrual ? `${accrual.status} ${amount.currency}` : id;

/** The fee that was taken with an operation, if it is among these. */
export function feeBeside({ subject, subjectId, amount }: Operation, operations: readonly Operation[]) {
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
