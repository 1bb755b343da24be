/** Texts of the conditions of a withdrawal. */
export const en = {
  title: 'Left before you can withdraw',
  lead: 'To withdraw, you still need:',
  beforeTitle: 'What you will need to withdraw',
  before: 'You cannot withdraw without it. It is better to know before you refill.',
  toInvest: 'See the plans',
  toRefill: 'Go to refill',
  toPhone: 'Confirm the phone',
  toSubscription: 'See the subscriptions',
  phone_not_confirmed: {
    met: 'The phone is confirmed',
    title: 'Confirm your phone',
    body: 'We will send the code for a withdrawal to it.',
  },
  no_withdrawal_wallet: {
    met: 'A withdrawal wallet is specified',
    title: 'No withdrawal wallet specified',
    body: 'Add the address of your own wallet. The money will go to it.',
  },
  deposit_required: {
    met: 'You have a deposit',
    title: 'To withdraw, you must have a deposit',
    body: 'A deposit on any plan meets this condition.',
  },
  refill_required: {
    met: 'A refill was credited',
    title: 'To withdraw, you must have a refill',
    body: 'Refill your balance. The condition is met when the refill is credited.',
  },
  deposit_or_refill_required: {
    met: 'You have a deposit or a refill',
    title: 'To withdraw, you must have a deposit or a refill',
    body: 'Either is enough: refill your balance or open a deposit.',
  },
  subscription_required: {
    met: 'A subscription is active',
    title: 'Activate subscription',
    body: 'You need a subscription to withdraw. You pay for it from your balance.',
  },
} as const;
