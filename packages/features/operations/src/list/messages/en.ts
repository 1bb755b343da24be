/** Texts of the sums of operations. The source: every other language has these keys. */
export const en = {
  totals: {
    title: 'Totals',
    accruals: 'Accruals',
    scope_one: 'For {{count}} operation, on all pages.',
    scope_other: 'For {{count}} operations, on all pages.',
    income: 'In',
    expense: 'Out',
    net: 'Net',
    held: 'Held accruals',
    heldHint: 'Until the end of the term; not part of the balance.',
    released: 'Paid-out accruals',
    releasedHint: 'At the end of the term, to the balance.',
    forfeited: 'Lost accruals',
    forfeitedHint: 'By early closing; never part of the balance.',
  },
  month: {
    show: 'Show {{month}}',
    count_one: '{{count}} operation',
    count_other: '{{count}} operations',
  },
  spans: {
    week: 'By week',
    month: 'By month',
    quarter: 'By quarter',
    year: 'By year',
    days: 'Days',
    table: {
      week: 'By week, as a table',
      month: 'By month, as a table',
      quarter: 'By quarter, as a table',
      year: 'By year, as a table',
    },
  },
} as const;
