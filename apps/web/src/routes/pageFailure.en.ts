export const pageFailure = {
  title: 'This page could not be shown',
  body: 'Something failed while the page was being loaded or shown.',
  check:
    'If you had just confirmed something, it may already have been carried out: check your operations before you repeat it.',
  retry: 'Load the page again',
} as const;
