export const diagrams = {
  split: {
    savings: {
      name: 'Savings part',
      text: 'The part of the body that the plan keeps in savings.',
    },
    active: {
      name: 'Active part',
      text: 'The part of the body that works in the trading strategies.',
    },
  },
  unlock: {
    label:
      'Accruals grow by the same step every day, are held until the end of the term, and are then paid out together with the body.',
    scale: 'The drawing is not to scale.',
    confirm: { name: 'You confirm', text: 'The body leaves your balance and the term begins.' },
    accrue: {
      name: 'Every full day',
      text: 'The same accrual is added. You see it, and you cannot withdraw it yet.',
    },
    end: {
      name: 'End of the term',
      text: 'The accruals unlock. If you close earlier, all of them are lost.',
    },
    payout: { name: 'Payout', text: 'Body and accruals come to your balance together.' },
  },
  fees: {
    none: 'No fee',
    refill: {
      name: 'Refill',
      fee: 'No fee',
      text: 'The coin’s network takes its own fee from the sender.',
    },
    exchange: {
      name: 'Exchange of currencies',
      fee: 'A percentage',
      percent: '{{percent}} of what you buy',
      text: 'Only if you exchange one balance for another. The quote shows it before you confirm.',
    },
    deposit: {
      name: 'Deposit to the end',
      fee: 'No fee',
      text: 'Making a deposit costs nothing, and neither does its payout at the end of the term.',
    },
    early: {
      name: 'Early closing',
      fee: 'A percentage of the body',
      plans: '{{fees}} of the body',
      text: 'Set by the plan. The accruals held so far are lost as well.',
    },
    subscription: {
      name: 'Subscription',
      fee: 'Set by the option',
      price: '{{price}} for {{days}}',
      text: 'A withdrawal needs an active one. It is paid from the balance.',
      trial: 'The first {{days}} are free.',
    },
    withdrawal: {
      name: 'Withdrawal',
      fee: 'By payment system',
      text: 'A fixed part, a percentage or both. You see it and the net amount before you confirm.',
    },
  },
} as const;
