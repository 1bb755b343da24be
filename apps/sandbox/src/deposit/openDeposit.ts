import type { DecimalString } from '@meridian/money';
import { deposit, type DepositRow } from '../database/schema.ts';
import type { Plan } from '../core/CompanySettings.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { newId } from '../core/random.ts';

interface Opening {
  readonly investorId: string;
  readonly plan: Plan;
  readonly body: DecimalString;
  readonly paid: DecimalString;
  readonly paidCurrency: string;
  readonly rate: DecimalString | null;
  readonly autoinvestment: boolean;
  /** By default everything. */
  readonly renewalAmount?: DepositRow['renewalAmount'];
  /** Delay until the start. A deposit that starts at once is never `waiting`. */
  readonly startDelaySeconds: number;
}

function later(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

/** Writes a new deposit with all its dates. The caller moves the money. */
export async function openDeposit(context: TransactionContext, opening: Opening): Promise<DepositRow> {
  const { tx, now, settings } = context;
  const { startDelaySeconds, ...row } = opening;
  const { plan } = row;
  const period = settings.deposit.accrualPeriodSeconds;
  const startsAt = later(now, startDelaySeconds);
  const endsAt = later(startsAt, plan.timeInDays * period);
  const isWaiting = startDelaySeconds > 0;
  const [made] = await tx
    .insert(deposit)
    .values({
      id: newId(context),
      ...row,
      currency: plan.currency,
      status: isWaiting ? 'waiting' : 'in_work',
      createdAt: now,
      startsAt,
      endsAt,
      paysOutAt: later(endsAt, plan.payoutDelaySeconds),
      nextAccrualAt: isWaiting ? null : later(startsAt, period),
      nextChangeAt: isWaiting ? startsAt : endsAt,
    })
    .returning();
  if (!made) throw new Error('The deposit was not written.');
  return made;
}
