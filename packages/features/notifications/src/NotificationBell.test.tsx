import { act, loadMessages, mockServer, render, screen } from '@meridian/testing';
import { expect, it, vi } from 'vitest';
import { notificationsHandlers } from './notifications.handlers.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { messages } from './messages.ts';
import { NOTIFICATIONS_INTERVAL } from './notifications.requests.ts';

const texts = await loadMessages(messages);

function show(onChange = vi.fn()) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<NotificationBell href="#all" isCurrent={false} initialUnread={1} onChange={onChange} />, {
    messages: texts,
  });
  return onChange;
}

const wait = () => act(() => vi.advanceTimersByTimeAsync(NOTIFICATIONS_INTERVAL + 100));

it('counts the unread notifications and announces one that arrives', async () => {
  mockServer.use(...notificationsHandlers.arrival);
  const onChange = show();
  expect(screen.getByRole('link', { name: 'Notifications: 1 unread' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Notifications: 3 unread' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await wait();
  expect(await screen.findByRole('link', { name: 'Notifications: 4 unread' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('New notification: Your withdrawal was rejected');
  expect(onChange.mock.calls).toEqual([[3], [4]]);
});

it('asks nothing in a hidden tab', async () => {
  mockServer.use(...notificationsHandlers.arrival);
  show();
  await screen.findByRole('link', { name: 'Notifications: 3 unread' });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await wait();
  await wait();
  expect(screen.getByRole('link', { name: 'Notifications: 3 unread' })).toBeVisible();
});
