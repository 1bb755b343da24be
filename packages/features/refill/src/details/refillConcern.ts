import type { Schema } from '@meridian/api-client';
import { compare } from '@meridian/money';
import { refillEnding } from './refillEnding.ts';

/** What the investor may worry about, and what needs a next step. */
export type RefillConcern = 'unseen' | 'slow' | 'partial' | 'cancelled' | 'expired' | 'rejected';

interface Check {
  /** How long a refill usually takes in this payment system. Undefined if not known. */
  readonly expectedSeconds: number | undefined;
  /** When the refill was last checked. */
  readonly checkedAt: string | undefined;
}

/** What is unusual about a refill; null while it goes as expected. */
export function refillConcern(
  refill: Schema<'Refill'>,
  { expectedSeconds, checkedAt }: Check,
): RefillConcern | null {
  const { status, hash, creationDate, requestedAmount, creditedAmount } = refill;
  switch (status) {
    case 'rejected':
      return refillEnding(refill);
    case 'replenished': {
      const isLess = creditedAmount !== null && compare(creditedAmount.amount, requestedAmount.amount) < 0;
      return isLess ? 'partial' : null;
    }
    case 'waiting': {
      if (expectedSeconds === undefined || checkedAt === undefined) return null;
      const isLate = Date.parse(checkedAt) - Date.parse(creationDate) > expectedSeconds * 1000;
      if (!isLate) return null;
      return hash === null ? 'unseen' : 'slow';
    }
  }
}

/** Whether a transfer is still awaited: none was seen. Until then the refill can be cancelled. */
export function isAwaited({ status, hash, confirmations }: Schema<'Refill'>): boolean {
  return status === 'waiting' && hash === null && confirmations === 0;
}
