export const diagrams = {
  split: {
    savings: {
      name: 'Savings part',
      text: 'The part of the body outside the trading strategies. It can lose value too.',
    },
    active: {
      name: 'Active part',
      text: 'The part of the body that works in the trading strategies.',
    },
  },
  unlock: {
    label:
      'Accruals grow by the same step every day, are held until the end of the term, and are then paid out together with the body.',
    scale: 'Not to scale.',
    confirm: {
      name: 'You confirm',
      text: 'The body leaves your balance. The term begins at once or after the delay that the plan states.',
    },
    accrue: {
      name: 'After every full day',
      text: 'An accrual is added, the same each day. You see it, and you cannot withdraw it yet.',
    },
    end: {
      name: 'End of the term',
      text: 'The last accrual is added. If you close earlier, all accruals are lost.',
    },
    payout: { name: 'Payout', text: 'Body and accruals come to your balance together, less any loss.' },
  },
  fees: {
    none: 'No fee',
    refill: {
      name: 'Refill',
      fee: 'No fee',
      text: 'The network takes its own fee for the transfer.',
    },
    exchange: {
      name: 'Exchange of currencies',
      fee: 'A percentage of the amount',
      percent: '{{percent}} of what you buy',
      text: 'You see it before you confirm.',
    },
    deposit: {
      name: 'Deposit kept to the end of its term',
      fee: 'No fee',
      text: 'Opening a deposit and the payout at the end of the term are free.',
    },
    early: {
      name: 'Early closing',
      fee: 'A percentage of the body',
      plans: '{{fees}} of the body',
      text: 'Depends on the plan. The accruals held are lost too.',
    },
    subscription: {
      name: 'Subscription',
      fee: 'Depends on the period',
      price: '{{price}} for {{days}}',
      text: 'You cannot withdraw without it. You pay for it from the balance.',
      trial: 'A new account has {{days}} free; a deposit may end later.',
    },
    withdrawal: {
      name: 'Withdrawal',
      fee: 'Depends on the network',
      of: '{{name}}, from {{minimum}}',
      text: 'A fixed amount, a percentage or both. You see what you receive before you confirm.',
    },
  },
} as const;
