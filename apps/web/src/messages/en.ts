/** The app's own words. The source: every other language has these keys. */
export const en = {
  nav: {
    label: 'Cabinet sections',
    cabinet: 'Cabinet',
    refill: 'Refill',
    deposits: 'Deposits',
    withdrawal: 'Withdrawal',
    operations: 'Operations',
    more: 'More',
    skip: 'Skip to content',
  },
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
  account: { menu: 'Account', signOut: 'Sign out' },
  language: { label: 'Language', en: 'English', ru: 'Русский' },
  loading: 'Loading the page',
  notFound: {
    title: 'There is no such page',
    body: 'The address may be mistyped, or the page has moved. Nothing has happened to your money.',
    home: 'Go to the cabinet',
  },
  routeError: {
    title: 'This page could not be shown',
    body: 'Something failed in the page itself. Your balance and your operations are kept on the server and were not touched by this.',
    retry: 'Load the page again',
  },
} as const;
