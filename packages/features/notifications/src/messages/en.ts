/** The messages of this feature. The source: every other language has these keys. */
export const en = {
  bell: {
    many: 'Notifications: 9+ unread',
    none: 'Notifications: nothing new',
    unread_one: 'Notifications: {{count}} unread',
    unread_other: 'Notifications: {{count}} unread',
  },
  arrived_one: 'New notification: {{title}}',
  arrived_other: '{{count}} new notifications. The latest: {{title}}',
  loading: 'Loading',
  noneUnread: 'Everything is read',
  unread_one: '{{count}} unread',
  unread_other: '{{count}} unread',
  markAll: 'Mark all as read',
  marking: 'Marking as read',
  notYou: 'If it was not you, change your password at once and <support>write to support</support>.',
  new: 'New',
  empty: {
    title: 'No notifications yet',
    body: 'Here we tell you what happens to your money and your account.',
  },
  filter: { label: 'Filters of notifications', kind: 'Subject', all: 'All' },
  kind: {
    money: 'Money',
    account: 'Account and security',
    partners: 'Partners',
    cases: 'Cases',
    news: 'News',
  },
  nothingFound: { title: 'No such notifications', body: 'Choose another subject.' },
  choose: 'Notification settings',
  pages: 'Pages of notifications',
} as const;
