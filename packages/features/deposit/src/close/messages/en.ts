/** The words of closing a part of a deposit. The source: every other language has these keys. */
export const en = {
  what: 'What to close',
  whole: 'The whole deposit, {{amount}}',
  part: 'A part of it',
  amount: 'Part to close',
  required: 'Enter the part to close.',
  range: 'Up to {{maximum}}: the plan’s minimum has to stay on deposit.',
  belowMinimum: 'Smallest part: {{minimum}}.',
  aboveMaximum: 'Largest part: {{maximum}}. The plan’s minimum has to stay on deposit.',
  exitFeeHint: '{{percent}}% of the part',
  forfeited: 'Accruals of the part you lose',
  atEnd: 'The part, if you wait for the end of the term',
  remaining: 'Stays on deposit',
  remainingHint: 'With its accruals, {{amount}} on {{date}}, if accruals are paid in full. Not guaranteed.',
  notContinued: 'What stays will not be continued',
  irreversible:
    'The amount comes to your balance at once. A closed part cannot be put back: adding money is a new deposit with its own term.',
  confirm: 'Close the part and receive {{amount}}',
  confirmNone: 'Close the part',
} as const;
