/** Words that every receipt has. The source: every other language has these keys. */
export const en = {
  next: 'What happens next',
  happened: 'What happened',
  number: 'Number',
  copy: 'Copy the number',
  copied: 'Copied',
  copyFailed: 'The browser did not allow copying. The number is selected: copy it by hand.',
  whole: 'Show the whole number',
  print: 'Print',
  explorer: {
    transaction: 'See the transfer on {{host}}',
    address: 'See the address on {{host}}',
    newTab: '(opens in a new tab)',
  },
} as const;
