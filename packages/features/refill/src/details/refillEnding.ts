import type { Schema } from '@meridian/api-client';

/** How a refill ended without being credited; null for one that waits or is credited. Only `rejected` is a refusal. */
export function refillEnding({
  status,
  cancelDate,
  expiryDate,
}: Pick<Schema<'Refill'>, 'status' | 'cancelDate' | 'expiryDate'>):
  | 'rejected'
  | 'cancelled'
  | 'expired'
  | null {
  if (status !== 'rejected') return null;
  if (cancelDate !== null) return 'cancelled';
  return expiryDate === null ? 'rejected' : 'expired';
}
