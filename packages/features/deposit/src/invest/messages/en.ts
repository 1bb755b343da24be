/** Texts of opening a deposit. The source: every other language has these keys. */
export const en = {
  form: {
    title: 'Deposit on the plan “{{plan}}”',
    loading: 'Loading the form',
    paymentMethod: 'Payment method',
    balanceIn: '{{currency}} balance: {{amount}}',
    amount: 'Amount to invest',
    amountRequired: 'Enter the amount to invest.',
    refill: 'Refill',
    noAutoinvestment: 'This plan has no autoinvestment.',
    submit: 'Review the deposit',
    submitAmount: 'Review the deposit of {{amount}}',
    nothing: {
      title: 'There is nothing on your balance to invest yet',
      body: 'Refill your balance. Meanwhile, enter any amount to see the calculation.',
      action: 'Go to refill',
    },
    notPayable: {
      title: 'This plan cannot be paid for at the moment',
      body: 'You cannot pay for it with any of your currencies. Choose another plan.',
    },
  },
  split: {
    label: 'How the body is divided',
    savings: 'Savings part',
    active: 'Active part',
    hint: 'Both parts come back together at the end of the term, less any loss.',
  },
  byDay: {
    leave: 'If you close on day {{day}}',
    stay: 'If you wait until day {{day}} and accruals are paid in full',
    less: 'Day {{day}}: you get {{receipt}}, {{difference}} less than you put in',
    more: 'Day {{day}}: you get {{receipt}}, {{difference}} more than you put in, if paid in full',
    earlier: 'One day earlier',
    later: 'One day later',
    held_one: 'Held: one dot is a day',
    held_other: 'Held: one dot is {{count}} days',
  },
  computed: {
    title: 'How is this calculated?',
    rounding: 'Rounding',
    decimals_one: 'Down, to {{count}} decimal',
    decimals_other: 'Down, to {{count}} decimals',
    source: 'Terms as of',
    sourceHint: 'The course is updated every 30 seconds.',
    formula:
      'The income of a full day is the body times the daily yield, rounded down. Each day brings the same: nothing is compounded. The income of the term is the daily income times the number of days.',
    cautious: 'The outcome with half of the accruals paid is calculated in the same way.',
  },
  risk: 'Investing in crypto assets is risky. Yields are not guaranteed, the value of a currency can fall, and you may lose part or all of what you invest. Invest only what you can afford to lose.',
} as const;
