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
    title: 'Technical works are in progress',
    description: 'The cabinet is closed for scheduled technical works.',
    lead: 'The cabinet is closed for scheduled technical works. Nothing can be requested or confirmed in the meantime.',
    safe: 'Balances, deposits and requests are not affected. Accruals for full days are not lost.',
    again: 'This page checks again every minute. You can also reload it yourself.',
    retry: 'Try again',
  },
} as const;
