import { type AmountPrecision, columnDecimals, type Money } from '@meridian/money';
import { createContext, type ReactNode, useMemo } from 'react';
import type { OperationEntry } from './operationDays.ts';

/** The decimals of each currency in the column of amounts. */
export const DecimalsContext = createContext<ReadonlyMap<string, number>>(new Map());

/** What left the balance is exact. So is everything that has no details one press away. */
export const choosePrecision = ({ amount }: Money, hasDetails: boolean): AmountPrecision =>
  hasDetails && !amount.startsWith('-') ? 'glance' : 'exact';

interface OperationColumnProps {
  /** Everything that the rows inside show. */
  entries: readonly OperationEntry[];
  /** Whether a press on a row shows its exact amounts. */
  hasDetails: boolean;
  children: ReactNode;
}

/** Rows of operations one below another: amounts of one currency have the same number of decimals. */
export function OperationColumn({ entries, hasDetails, children }: OperationColumnProps) {
  const decimals = useMemo(
    () =>
      columnDecimals(
        entries.flatMap(amountsOf).map((amount) => [amount, choosePrecision(amount, hasDetails)] as const),
      ),
    [entries, hasDetails],
  );
  return <DecimalsContext.Provider value={decimals}>{children}</DecimalsContext.Provider>;
}

function amountsOf(entry: OperationEntry): Money[] {
  return entry.kind === 'accruals'
    ? [entry.amount, ...entry.operations.map(({ amount }) => amount)]
    : [entry.amount];
}
