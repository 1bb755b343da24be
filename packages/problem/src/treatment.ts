import type { ApiErrorCode } from '@meridian/api-client';
import type { AlertProps } from '@meridian/ui';

/** A page where a user can fix the problem. */
export type Remedy =
  | 'logIn'
  | 'confirmPhone'
  | 'wallets'
  | 'refill'
  | 'invest'
  | 'subscription'
  | 'myData'
  | 'protection';

interface Treatment {
  /** Warning: the user has to do something. Danger: something failed. */
  readonly tone: AlertProps['tone'];
  readonly remedies: readonly Remedy[];
}

const failure: Treatment = { tone: 'danger', remedies: [] };

const treatments: Partial<Record<ApiErrorCode, Treatment>> = {
  unauthorized: { tone: 'warning', remedies: ['logIn'] },
  phone_not_confirmed: { tone: 'warning', remedies: ['confirmPhone'] },
  confirmation_required: { tone: 'warning', remedies: [] },
  second_factor_required: { tone: 'warning', remedies: [] },
  no_withdrawal_wallet: { tone: 'warning', remedies: ['wallets'] },
  deposit_required: { tone: 'warning', remedies: ['invest'] },
  refill_required: { tone: 'warning', remedies: ['refill'] },
  deposit_or_refill_required: { tone: 'warning', remedies: ['invest', 'refill'] },
  wallet_waits: { tone: 'warning', remedies: [] },
  insufficient_balance: { tone: 'warning', remedies: ['refill'] },
  subscription_required: { tone: 'warning', remedies: ['subscription'] },
  deposits_open: { tone: 'warning', remedies: [] },
  refills_waiting: { tone: 'warning', remedies: [] },
  withdrawals_pending: { tone: 'warning', remedies: [] },
  balance_not_empty: { tone: 'warning', remedies: [] },
  closing_scheduled: { tone: 'warning', remedies: ['myData'] },
  account_closed: { tone: 'info', remedies: [] },
  withdrawals_paused: { tone: 'warning', remedies: ['protection'] },
  account_locked: { tone: 'warning', remedies: ['protection'] },
  only_these_wallets: { tone: 'warning', remedies: ['protection'] },
  own_limit_reached: { tone: 'warning', remedies: ['protection'] },
  too_many_calls: { tone: 'warning', remedies: [] },
  quote_expired: { tone: 'warning', remedies: [] },
  case_limit_reached: { tone: 'warning', remedies: [] },
  case_time_out: { tone: 'warning', remedies: [] },
  server_busy: { tone: 'warning', remedies: [] },
  technical_work: { tone: 'info', remedies: [] },
};

/** The tone and the links of a `ProblemBanner`. */
export function getTreatment(code: ApiErrorCode): Treatment {
  return treatments[code] ?? failure;
}
