import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { notificationsHandlers } from './notifications.handlers.ts';
import { NotificationBell } from './NotificationBell.tsx';

const meta = preview.meta({
  component: NotificationBell,
  title: 'Features/Notifications/NotificationBell',
  args: { href: '#notifications', isCurrent: false, initialUnread: 0, onChange: fn() },
});

export const Unread = meta.story({
  beforeEach: ({ msw }) => msw.use(...notificationsHandlers.full),
});

export const NothingNew = meta.story({
  beforeEach: ({ msw }) => msw.use(...notificationsHandlers.empty),
});

/** The count of the user is shown until the notifications are loaded. */
export const Loading = meta.story({
  args: { initialUnread: 120 },
  beforeEach: ({ msw }) => msw.use(...notificationsHandlers.loading),
});
