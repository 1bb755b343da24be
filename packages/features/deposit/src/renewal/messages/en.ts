/** Texts of the choice of what happens at the end of the term. */
export const en = {
  change: 'Choose what happens at the end',
  title: 'The end of the term',
  what: 'What happens at the end of the term',
  off: 'Body and accruals come to your balance',
  body: 'The body goes into a new deposit, the accruals come to your balance',
  body_and_accruals: 'Body and accruals go into a new deposit',
  plan: 'Plan of the new deposit',
  planTerms: '{{plan}}: {{term}}, from {{minimum}} to {{maximum}}',
  conditions:
    'The new deposit is held until the end of its own term, and its yield is not guaranteed. If the plan is no longer on offer by then, or the amount is out of its limits, everything comes to your balance, and we tell you why.',
  save: 'Save the choice',
} as const;
