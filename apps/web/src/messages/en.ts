/** The app's own words. The source: every other language has these keys. */
export const en = {
  nav: {
    label: 'Cabinet sections',
    more: 'More',
    skip: 'Skip to content',
    close: 'Close',
    home: '{{brand}}: to the cabinet',
  },
  /** Labels of the navigation, by the route table. */
  section: {
    cabinet: 'Cabinet',
    refill: 'Refill',
    deposits: 'Deposits',
    withdrawal: 'Withdrawal',
    operations: 'Operations',
  },
  /** Titles and headings of the pages, by the route table. */
  title: {
    login: 'Log in',
    register: 'Register',
    confirmPhone: 'Confirm your phone',
    cabinet: 'Cabinet',
    refill: 'Refill',
    deposits: 'Deposits',
    invest: 'Invest',
    withdrawal: 'Withdrawal',
    operations: 'Operations',
    notFound: 'Page not found',
  },
  account: { signOut: 'Sign out' },
  notPersisted: {
    title: 'This browser does not store data for this site.',
    body: 'After reloading the page you will need to log in again.',
  },
  toasts: { label: 'Messages', close: 'Close the message' },
  language: { en: 'English', ru: 'Русский' },
  notFound: {
    title: 'There is no such page',
    body: 'The address may be mistyped, or the page has moved. Nothing has happened to your money.',
    home: 'Go to the cabinet',
  },
  routeError: {
    title: 'This page could not be shown',
    body: 'Something failed while the page was being loaded or shown. Your balance and your operations are kept on the server. If you had just confirmed something, it may already have been carried out: check your operations before you repeat it.',
    retry: 'Load the page again',
    operations: 'Check the operations',
  },
} as const;
