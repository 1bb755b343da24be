export const pageFailure = {
  title: 'This page could not be shown',
  body: 'Something failed while the page was being loaded or shown. Your money and your deposits are not affected.',
  check:
    'If you had just confirmed something, it may already have been carried out: check your operations before you repeat it.',
  retry: 'Load the page again',
} as const;
