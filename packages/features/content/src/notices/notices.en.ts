import { maintenance } from '@meridian/problem/maintenance.en';
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
    title: maintenance.title,
    description: 'The cabinet is closed for scheduled technical works.',
    lead: maintenance.paused,
    safe: maintenance.safe,
    again: 'This page checks again every minute. You can also reload it yourself.',
    retry: 'Try again',
  },
} as const;
