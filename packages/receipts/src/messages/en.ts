/** Words that every receipt has. The source: every other language has these keys. */
export const en = {
  next: 'What happens next',
  happened: 'What happened',
  number: 'Number',
  copyNumber: 'Copy the number',
  wholeNumber: 'Show the whole number',
  copy: {
    text: 'Copy',
    done: 'Copied',
    failed: 'The browser did not allow copying. The text is selected: copy it by hand.',
    whole: 'Show all of it',
  },
  print: 'Print',
  explorer: {
    transaction: 'See the transfer on {{host}}',
    address: 'See the address on {{host}}',
    newTab: '(opens in a new tab)',
  },
} as const;
