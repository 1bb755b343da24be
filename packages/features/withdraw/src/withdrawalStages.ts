import type { Schema } from '@meridian/api-client';

/** Whether the withdrawal is still undecided. */
export function isOnItsWay({ status }: Pick<Schema<'Withdrawal'>, 'status'>): boolean {
  return status === 'pending' || status === 'on_inspection';
}

/** Whether amount and fee are back on the balance: it was rejected, cancelled, or could not be sent. */
export function isReturned({ status }: Pick<Schema<'Withdrawal'>, 'status'>): boolean {
  return status === 'rejected' || status === 'error';
}
