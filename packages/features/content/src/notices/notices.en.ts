export const notices = {
  notFound: {
    title: 'There is no such page',
    description: 'The address may be mistyped, or the page has moved.',
    lead: 'The address may be mistyped, or the page has moved. Nothing has happened to your money.',
    home: 'To the home page',
    plans: 'Deposit plans',
    contacts: 'Contacts',
  },
  maintenance: {
    title: 'Technical work is going on',
    description: 'The cabinet is paused for scheduled technical work.',
    lead: 'The cabinet is paused for scheduled technical work. Nothing can be requested or confirmed meanwhile.',
    safe: 'Balances, deposits and requests are stored on the server and are not affected. Accruals for full days are not lost.',
    again: 'This page tries again every minute. You can also load it again yourself.',
    retry: 'Try again',
  },
} as const;
