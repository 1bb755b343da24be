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
    risk: 'Courses change, and each exchange has a fee: exchanging back at the same course brings less than you gave.',
    submit: 'Review the exchange',
    submitAmount: 'Review the exchange of {{amount}}',
  },
  amount: {
    range: 'From {{minimum}} to {{maximum}}.',
    insufficient: 'You have only {{available}} available.',
    belowMinimum: 'The minimum exchange amount is {{minimum}}.',
    aboveMaximum: 'The maximum exchange amount is {{maximum}}.',
    feeTakesAll: 'Too little: nothing would be left after the fee.',
  },
  summary: {
    title: 'Summary',
    empty: 'Enter an amount to see what you receive.',
  },
  balances: {
    label: 'Balances of both currencies',
    now: 'Your balances now',
    after: 'Your balances after the exchange',
  },
  terms: {
    // Behind the course, in one line.
    fee: ', fee {{percent}}%',
    until: ', fixed until',
    rate: 'Course',
    feeName: 'Fee',
    validUntil: 'Course valid until',
  },
  confirm: {
    title: 'Exchange {{from}} for {{to}}?',
    sold: 'Leaves your balance',
    bought: 'Amount at the course',
    feeHint: '{{percent}}% of the amount at the course.',
    received: 'You receive at once',
    rounding:
      'The amounts are calculated at this course and rounded down to the currency’s last digit. If it is no longer valid, you confirm again.',
    submit: 'Exchange {{amount}}',
    cancel: 'Back',
    endsAt: 'This course ends soon: it is valid until',
    afterEnd: '. After that nothing is exchanged: press “Back”, and the form shows a new course.',
    pending: 'Exchanging',
    irreversible:
      'Both balances change at once. You cannot undo an exchange: exchanging back uses the course of that moment and costs a fee again.',
  },
  result: {
    title: 'The exchange is done',
    next: '{{amount}} came to your balance: you can invest, exchange or withdraw it. Withdrawals have conditions. Exchanging back uses the course of that moment and costs a fee again.',
    received: 'You received',
    sold: 'Left your balance',
    date: 'Date',
    toOperations: 'See your operations',
    again: 'Exchange again',
  },
  tabs: { label: 'Exchanges', new: 'New', history: 'History' },
  history: {
    title: 'Latest exchanges',
    all: 'All exchanges',
    empty: 'No exchanges yet.',
    pair: '{{from}} for {{to}}',
  },
  empty: {
    title: 'Nothing to exchange yet',
    body: 'When your balance has money in any currency, you can exchange it here at the course shown.',
    action: 'Go to refill',
  },
} as const;
