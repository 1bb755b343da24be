/** Status labels and names of operations. The source: every other language has these keys. */
export const en = {
  accrual: {
    held: 'Held',
    released: 'Paid out',
    forfeited: 'Lost',
  },
  deposit: {
    waiting: 'Waiting',
    in_work: 'In work',
    awaiting_completion: 'Awaiting completion',
    closed: 'Closed',
  },
  // Accruals in one line, and below it what has become of them.
  accruals: {
    title_one: '{{count}} accrual',
    title_other: '{{count}} accruals',
    held: 'held',
    released: 'paid out',
    forfeited: 'lost',
    // Of accruals with several outcomes.
    of: {
      held_one: '{{count}} held',
      held_other: '{{count}} held',
      released_one: '{{count}} paid out',
      released_other: '{{count}} paid out',
      forfeited_one: '{{count}} lost',
      forfeited_other: '{{count}} lost',
    },
  },
  // Before the amount.
  withFee: 'including a fee of',
  // Before the amount.
  balance: 'Balance',
  detailsOf: 'Details: {{operation}}, {{amount}}, {{date}}',
  operation: {
    deposit_accrual: 'Deposit accrual',
    accruals_released: 'Accruals paid out',
    accruals_forfeited: 'Accruals lost',
    referral_reward: 'Referral reward',
    matching_reward: 'Matching',
    turnover_award: 'Turnover award',
    case_prize: 'Case prize',
    refill: 'Refill',
    withdrawal: 'Withdrawal',
    withdrawal_fee: 'Withdrawal fee',
    withdrawal_returned: 'Withdrawal returned',
    withdrawal_fee_returned: 'Withdrawal fee returned',
    deposit_opened: 'Deposit opened',
    deposit_renewed: 'Autoinvestment',
    deposit_closed: 'Deposit closed',
    deposit_exit_fee: 'Fee for early closing',
    exchange_sold: 'Exchange, sold',
    exchange_bought: 'Exchange, bought',
    exchange_fee: 'Exchange fee',
    subscription_paid: 'Subscription',
    case_bought: 'Case bought',
    correction: 'Correction',
  },
  // The days ahead: what comes free on them.
  ahead: {
    title: 'Days ahead',
    held_one: 'Held: one dot is a day',
    held_other: 'Held: one dot is {{count}} days',
    comesFree: 'End of the term, if paid in full',
    holds: ', if paid in full',
    paidOut: ', being paid out',
    renews: ', renews if paid',
    bodyRenews: ', if paid in full; body renews',
    more_one: 'And {{count}} more deposit',
    more_other: 'And {{count}} more deposits',
  },
  counted: {
    title: 'Check of your balance',
    on: 'Counted on {{date}}',
    notYet: 'Not counted yet: the next count is at night',
  },
} as const;
