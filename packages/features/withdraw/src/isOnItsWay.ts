import type { Schema } from '@meridian/api-client';

/** Whether the withdrawal is still undecided. */
export function isOnItsWay({ status }: Pick<Schema<'Withdrawal'>, 'status'>): boolean {
  return status === 'pending' || status === 'on_inspection';
}
