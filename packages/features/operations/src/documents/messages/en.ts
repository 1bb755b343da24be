/** Texts of the PDF documents. The source: every other language has these keys. */
export const en = {
  cancel: 'Cancel',
  making: 'Making the PDF',
  statement: {
    start: 'Statement as PDF',
    fileName: 'statement',
    saved: 'The PDF of the statement is downloaded.',
  },
  balance: {
    start: 'Balance on {{date}} as PDF',
    fileName: 'balance',
    saved: 'The PDF with the balance is downloaded.',
    noAccount: {
      title: 'There was no account on this day',
      body: 'Choose a period that ends on the day of the registration or later.',
    },
  },
  operation: {
    label: 'Receipt as PDF',
    fileName: 'receipt',
    saved: 'The PDF of the receipt is downloaded.',
  },
} as const;
