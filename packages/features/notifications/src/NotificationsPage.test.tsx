import { messages as listMessages, useFiltersInMemory } from '@meridian/lists';
import { messages as problemMessages } from '@meridian/problem';
import {
  act,
  freezeClock,
  loadMessages,
  mockApi,
  mockServer,
  moveServerClock,
  render,
  screen,
  user,
  waitFor,
  within,
} from '@meridian/testing';
import { expect, it, vi } from 'vitest';
import { hrefs, latest, someNotifications } from './notifications.fixtures.ts';
import { notificationsHandlers } from './notifications.handlers.ts';
import { notificationsFilters } from './notificationsFilters.ts';
import { NotificationsPage } from './NotificationsPage.tsx';
import { messages } from './messages.ts';

const texts = await loadMessages(messages, listMessages, problemMessages);

function PageInMemory() {
  return (
    <NotificationsPage
      filters={useFiltersInMemory(notificationsFilters)}
      hrefs={hrefs}
      settingsHref="#settings"
    />
  );
}

const show = () => render(<PageInMemory />, { messages: texts });

it('marks a notification without a page as read when it is pressed', async () => {
  mockServer.use(
    mockApi.get('/notification', 200, {
      items: [{ ...latest[10]!, read: false }],
      page: 1,
      limit: 20,
      total: 1,
      unread: 1,
    }),
    mockApi.post('/notification/read', 200, { unread: 0 }),
  );
  show();
  await screen.findByText('1 unread');
  mockServer.use(...notificationsHandlers.empty);
  await user.click(screen.getByRole('button', { name: 'New: Refills on Ethereum are paused' }));
  expect(await screen.findByText('Everything is read')).toBeVisible();
});

it('groups the notifications of two days by day, and older ones by month', async () => {
  freezeClock('2026-09-28T12:00:00Z');
  mockServer.use(...notificationsHandlers.full);
  show();
  await screen.findByRole('heading', { name: 'Today' });
  const titles = screen.getAllByRole('heading', { level: 2 });
  expect(titles.map((title) => title.textContent)).toEqual(['Today', 'Yesterday', 'September']);
  vi.useRealTimers();
});

it('groups them by the day of the server where the device is wrong by a day', async () => {
  freezeClock('2026-09-29T12:00:00Z');
  mockServer.use(...notificationsHandlers.full);
  show();
  await screen.findByRole('heading', { name: 'Yesterday' });
  act(() => moveServerClock('2026-09-28T12:00:00Z'));
  const titles = screen.getAllByRole('heading', { level: 2 });
  expect(titles.slice(0, 2).map((title) => title.textContent)).toEqual(['Today', 'Yesterday']);
});

it.each([
  '<script>run()</script>',
  '<img src=x onerror=run()>',
  '[a link](javascript:run())',
  '{{t}} $t(title)',
])('shows %s in a notification as text', async (text) => {
  const [first] = someNotifications;
  mockServer.use(
    mockApi.get('/notification', 200, {
      items: [{ ...first!, title: text, text, read: true }],
      page: 1,
      limit: 20,
      total: 1,
      unread: 0,
    }),
  );
  show();
  expect(await screen.findAllByText(text)).not.toHaveLength(0);
  expect(document.querySelectorAll('script, img, [href^="javascript"]')).toHaveLength(0);
});

it('marks all notifications as read', async () => {
  mockServer.use(...notificationsHandlers.full);
  show();
  await screen.findByText('3 unread');
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('Everything is read')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

it('links a notification to what it is about, and marks it as read when the link is followed', async () => {
  mockServer.use(...notificationsHandlers.full);
  show();
  const link = await screen.findByRole('link', { name: 'New: Your refill is credited' });
  expect(link).toHaveAttribute('href', `#refill/${latest[0]?.topicId}`);
  await user.click(link);
  expect(await screen.findByText('2 unread')).toBeVisible();
});

it('reads a notification in the pane beside the list, and marks it as read', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  mockServer.use(...notificationsHandlers.full);
  show();
  expect(await screen.findByRole('region', { name: 'Your refill is credited' })).toBeVisible();
  expect(screen.getByText('3 unread')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New: New sign-in' }));
  const pane = screen.getByRole('region', { name: 'New sign-in' });
  expect(within(pane).getByText(/^Chrome on Windows/)).toBeVisible();
  expect(within(pane).getByRole('link', { name: 'Go to sessions and devices' })).toHaveAttribute(
    'href',
    hrefs.sessions,
  );
  expect(await screen.findByText('2 unread')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New sign-in' })).toHaveAttribute('aria-current', 'true');
});

it('shows the title without a link where there is no page about it', async () => {
  mockServer.use(...notificationsHandlers.full);
  show();
  expect(await screen.findByText('Refills on Ethereum are paused')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Refills on Ethereum are paused' })).toBeNull();
});

it('says that the mark was not saved', async () => {
  mockServer.use(...notificationsHandlers.readFailed);
  show();
  await screen.findByText('3 unread');
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected error occurred');
  expect(screen.getByText('3 unread')).toBeVisible();
});

it('says that the list failed, and not that it is still loading', async () => {
  mockServer.use(...notificationsHandlers.failed);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected error occurred');
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

it('shows one kind, and offers all again where there is none', async () => {
  const money = latest.filter(({ topic }) => topic === 'refill');
  mockServer.use(
    mockApi.get('/notification', 200, ({ query }) => {
      const items = query.get('kind') === 'money' ? money : query.has('kind') ? [] : [...latest];
      return { items, page: 1, limit: 20, total: items.length, unread: 0 };
    }),
  );
  show();
  await screen.findByText('Refills on Ethereum are paused');
  const choose = async (kind: string) => {
    await user.click(screen.getByRole('button', { name: /^Subject/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: kind }));
  };
  await choose('Money');
  await waitFor(() => expect(screen.queryByText('Refills on Ethereum are paused')).toBeNull());
  await choose('Cases');
  expect(await screen.findByRole('heading', { name: 'No such notifications' })).toBeVisible();
});
