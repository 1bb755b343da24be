/** Texts of the PDF documents. The source: every other language has these keys. */
export const en = {
  cancel: 'Cancel',
  making: 'Making the PDF',
  saved: 'PDF downloaded.',
  statement: {
    start: 'Statement as PDF',
    fileName: 'statement',
  },
  balance: {
    start: 'Balance on {{date}} as PDF',
    fileName: 'balance',
    noAccount: {
      title: 'There was no account on this day',
      body: 'Choose a period that ends on the day of the registration or later.',
    },
  },
  operation: {
    label: 'Receipt as PDF',
    fileName: 'receipt',
  },
} as const;
