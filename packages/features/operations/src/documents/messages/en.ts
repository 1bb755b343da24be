/** Texts of the PDF documents once one is asked for. The source: every other language has these keys. */
export const en = {
  saved: 'PDF downloaded.',
  fileName: { statement: 'statement', balance: 'balance', operation: 'receipt', year: 'yearly-report' },
  noAccount: {
    title: 'There was no account on this day',
    body: 'Choose a period that ends on the day of the registration or later.',
  },
} as const;
