import { MoneyLine } from '@meridian/ui';
import type { ReactNode } from 'react';

interface DepositLineProps {
  termDays: number;
  /** The days that have accrued. */
  accruedDays?: number;
  /** Words at both ends. */
  start?: ReactNode;
  end: ReactNode;
  /** The line is drawn when it appears. */
  enters?: boolean;
}

/** A deposit from its confirmation to the day on which it comes free, a dot for each day that it is held. */
export const DepositLine = ({ termDays, accruedDays, start, end, enters = false }: DepositLineProps) => (
  <MoneyLine
    size={24}
    segments={[{ state: 'held', from: 0, to: termDays }]}
    stops={[
      { mark: 'decided', at: 0 },
      { mark: 'lock', at: termDays },
    ]}
    {...(accruedDays !== undefined && { now: accruedDays })}
    start={start}
    end={end}
    enters={enters}
  />
);
