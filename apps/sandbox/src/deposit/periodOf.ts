import type { DepositRow } from './openDeposit.ts';

/** How long a day of this deposit takes, in milliseconds: as long as when it was opened, whatever the setting is now. */
export function periodOf({
  startsAt,
  endsAt,
  plan,
}: Pick<DepositRow, 'startsAt' | 'endsAt' | 'plan'>): number {
  return (endsAt.getTime() - startsAt.getTime()) / plan.timeInDays;
}
