import { englishTitles } from '../screens.ts';

/** The words of the frames. The source: every other language has these keys. */
export const en = {
  nav: {
    label: 'Cabinet sections',
    more: 'More',
    back: 'Back: {{title}}',
    skip: 'Skip to content',
    close: 'Close',
    home: '{{brand}}: to the cabinet',
    site: '{{brand}}: home',
  },
  /** Labels of the navigation that are not the title of the page. */
  section: { withdrawal: 'Withdrawal' },
  /** Titles and headings of the pages, by the id of the screen. */
  title: { ...englishTitles, notFound: 'Page not found' },
  find: 'Search the cabinet',
  account: {
    signOut: 'Sign out',
    menu: 'Account',
    menuOf: 'Account of {{login}}',
    settings: 'Settings',
    language: 'Language',
    displayCurrency: 'Display currency',
    scheme: 'Appearance',
    schemes: { system: 'Same as the device', light: 'Light', dark: 'Dark' },
    signedInAs: 'You are signed in as',
    notifications: 'Notifications',
    notificationsUnread_one: 'Notifications: {{count}} unread',
    notificationsUnread_other: 'Notifications: {{count}} unread',
  },
  amounts: {
    hide: 'Hide amounts',
    show: 'Show amounts',
    hidden: 'hidden',
  },
  notPersisted: {
    title: 'This browser does not remember this site.',
    body: 'After reloading the page you will need to sign in again.',
  },
  noTimeZone: {
    title: 'Times and days are in UTC.',
    body: 'Your device does not report its time zone. You can set it in the settings of the device.',
  },
  locked: {
    title: 'The account is locked.',
    body: 'Nothing leaves it and nothing is changed until you unlock it.',
    action: 'Open “Protection”',
    form: 'Nothing can be done here while the account is locked',
  },
  closing: {
    title: 'The account closes on {{date}}.',
    body: 'You cannot refill or open deposits until then.',
    action: 'Cancel the closing',
    /** In place of the forms of a refill and a deposit. */
    form: {
      title: 'You cannot refill or open deposits now',
      body: 'Your account closes on {{date}}. To refill and open deposits again, cancel the closing.',
      action: 'Go to the closing of the account',
    },
  },
  /** Above every page of the cabinet while there is no connection. */
  offline: {
    title: 'You are offline.',
    unreachable: 'The service is not available.',
    known: 'Data as of {{time}}. Amounts may have changed since.',
    unknown: 'We will show your balance when the connection is back.',
  },
  confirm: {
    email: {
      title: 'Your e-mail is not confirmed.',
      body: 'Once it is confirmed, you can get codes and e-mails about your money there.',
      action: 'Confirm',
      later: 'Hide for a week',
    },
  },
  /** In the window that installs the app on a device. */
  installed: { description: 'Balance, deposits and operations.' },
  notFound: {
    title: 'There is no such page',
    body: 'The address may be mistyped, or the page has moved. Nothing has happened to your money.',
    home: 'Go to the cabinet',
  },
  switchedOff: {
    title: 'This section has just been switched off',
    body: 'Your money is where it was. What you did here before is listed in the operations.',
    operations: 'Go to the operations',
  },
  /** Beside the forms before the cabinet: how a deposit goes, along the drawn line. */
  entrance: {
    title: 'The rate, the fee and what you can lose: you see all of it before you confirm.',
    stages: {
      balance: {
        title: 'On your balance',
        text: 'Your money is not invested until you open a deposit. Withdrawing it has conditions.',
      },
      held: { title: 'Held', text: 'Accruals are added for every full day. Their payout is not guaranteed.' },
      payout: {
        title: 'Paid out',
        text: 'At the end of the term, body and accruals come to your balance, less any loss.',
      },
    },
    risk: 'Yields are not guaranteed. You can lose part of your money, or all of it.',
  },
  noScript: {
    title: 'This form needs JavaScript',
    body: 'Turn it on in the settings of your browser, then load the page again.',
  },
  routeError: {
    title: 'This page could not be shown',
    body: 'Something failed while the page was loading. If you have just confirmed something, it may have been carried out: check your operations before you repeat it.',
    retry: 'Load the page again',
    operations: 'Check the operations',
  },
} as const;
