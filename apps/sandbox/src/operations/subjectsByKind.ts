import type { Schema } from '@meridian/api-client';

/** The subjects of each kind of operation. A fee is of its own kind and of what it was paid for, so that a list shows both. */
export const subjectsByKind = {
  refill: ['refill'],
  deposit: ['deposit_opened', 'deposit_renewed', 'deposit_closed', 'deposit_exit_fee', 'accruals_released'],
  withdrawal: ['withdrawal', 'withdrawal_fee', 'withdrawal_returned', 'withdrawal_fee_returned'],
  exchange: ['exchange_sold', 'exchange_bought', 'exchange_fee'],
  subscription: ['subscription_paid'],
  case: ['case_bought', 'case_prize'],
  fee: ['withdrawal_fee', 'withdrawal_fee_returned', 'deposit_exit_fee', 'exchange_fee'],
  reward: ['referral_reward', 'matching_reward', 'turnover_award'],
} as const satisfies Readonly<Record<Schema<'OperationKind'>, readonly Schema<'OperationSubject'>[]>>;
