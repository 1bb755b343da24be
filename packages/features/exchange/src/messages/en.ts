/** Texts of the exchange. The source: every other language has these keys. */
export const en = {
  rate: '1 {{from}} = {{rate}} {{to}}',
  // The digits go on.
  rateCut: '1 {{from}} = {{rate}}… {{to}}',
  form: {
    loading: 'Loading the form',
    choose: 'Choose a currency',
    from: 'Sell',
    to: 'Buy',
    sold: 'You give',
    received: 'You receive',
    swap: 'Swap the currencies',
    amountRequired: 'Enter the amount to exchange.',
    risk: 'Courses change. Exchanging back later may bring less than you gave.',
    submit: 'Review the exchange',
    submitAmount: 'Review the exchange of {{amount}}',
    upTo: 'Enter up to {{amount}}',
  },
  amount: {
    range: 'From {{minimum}} to {{maximum}}.',
    insufficient: 'More than the balance has: {{available}} available.',
    belowMinimum: 'The minimum of one exchange is {{minimum}}.',
    aboveMaximum: 'The maximum of one exchange is {{maximum}}.',
    feeTakesAll: 'Too little: nothing would be left after the fee.',
  },
  summary: {
    title: 'What happens',
    empty: 'Enter an amount to see what arrives.',
  },
  terms: {
    // Behind the course, in one line.
    fee: ', fee {{percent}}%',
    until: ', fixed until',
    rate: 'Course',
    feeName: 'Fee',
    validUntil: 'Valid until',
  },
  confirm: {
    title: 'Exchange {{from}} for {{to}}?',
    sold: 'Leaves the balance',
    bought: 'At this course',
    feeHint: '{{percent}}% of what the course gives, taken out of it.',
    received: 'You receive at once',
    rounding:
      'The exact figures are fixed when the exchange is made. Amounts are rounded down to the currency’s last digit.',
    submit: 'Exchange {{amount}}',
    cancel: 'Back to the form',
    pending: 'Exchanging',
    irreversible:
      'An exchange cannot be undone. Exchanging back uses the course of that moment and costs a fee again.',
  },
  result: {
    title: 'The exchange is made',
    body: 'Both balances have changed already.',
    received: 'Came to the balance',
    sold: 'Left the balance',
    date: 'Date',
    toOperations: 'See your operations',
    again: 'Exchange again',
  },
  tabs: { label: 'Exchanges', new: 'New', history: 'History' },
  history: {
    title: 'Last exchanges',
    all: 'All exchanges',
    empty: 'No exchanges yet. The last ones will be listed here.',
    pair: '{{from}} for {{to}}',
  },
  empty: {
    title: 'Nothing to exchange yet',
    body: 'When your balance has money in any currency, you can exchange it here at the course shown.',
    action: 'Go to refill',
  },
} as const;
