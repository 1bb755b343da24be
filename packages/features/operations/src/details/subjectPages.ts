import type { Schema } from '@meridian/api-client';

/** The addresses of what an operation was for, by its id. */
export interface SubjectHrefs {
  refillDetails: (id: string) => string;
  depositDetails: (id: string) => string;
  withdrawalDetails: (id: string) => string;
}

/** Which page has the details of an operation's subject; null when there is none. */
export const subjectPages: Readonly<Record<Schema<'OperationSubject'>, keyof SubjectHrefs | null>> = {
  refill: 'refillDetails',
  deposit_accrual: 'depositDetails',
  accruals_released: 'depositDetails',
  accruals_forfeited: 'depositDetails',
  deposit_opened: 'depositDetails',
  deposit_renewed: 'depositDetails',
  deposit_closed: 'depositDetails',
  deposit_exit_fee: 'depositDetails',
  withdrawal: 'withdrawalDetails',
  withdrawal_fee: 'withdrawalDetails',
  withdrawal_returned: 'withdrawalDetails',
  withdrawal_fee_returned: 'withdrawalDetails',
  referral_reward: null,
  matching_reward: null,
  turnover_award: null,
  case_prize: null,
  exchange_sold: null,
  exchange_bought: null,
  exchange_fee: null,
  subscription_paid: null,
  case_bought: null,
  correction: null,
};
