/** Texts of the receipt of an operation. The source: every other language has these keys. */
export const en = {
  outlook: {
    held: 'We pay it out at the end of the term. Until then it is held and not part of the balance; if you close the deposit early, you lose it.',
    released: 'It was held until the end of the term, and then came to your balance.',
    forfeited: 'The deposit was closed early, and the accruals held until then were lost.',
    free: 'It came to your balance: you can invest, exchange or withdraw it. Withdrawals have conditions.',
    locked:
      'It went into a deposit. The deposit shows when its term ends, what closing it early costs, and what came of it.',
    followed:
      'Follow it in the withdrawal: it says when the transfer arrives, and what comes back if it cannot be sent.',
    fee: 'It was taken once. Nothing more is taken for this.',
    exchanged: 'It was exchanged at once, and the second currency came to your balance.',
    paid: 'It was paid once. Nothing more is taken for this.',
    corrected: 'Your balance was corrected. The comment says why.',
  },
  counted: { on: 'In the balance counted on {{date}}', next: 'In the next count, at night' },
} as const;
