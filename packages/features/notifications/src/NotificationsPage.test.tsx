import { messages as listMessages, useFiltersInMemory } from '@meridian/lists';
import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockServer, render, screen, user, within } from '@meridian/testing';
import { ToastProvider } from '@meridian/ui';
import { expect, it } from 'vitest';
import { hrefs, latest } from './notifications.fixtures.ts';
import { notificationsHandlers } from './notifications.handlers.ts';
import { notificationsFilters } from './notificationsFilters.ts';
import { NotificationsPage } from './NotificationsPage.tsx';
import { messages } from './messages.ts';

const texts = await loadMessages(messages, listMessages, problemMessages);

function PageInMemory() {
  return (
    <ToastProvider label="Messages" closeLabel="Close">
      <NotificationsPage filters={useFiltersInMemory(notificationsFilters)} hrefs={hrefs} />
    </ToastProvider>
  );
}

const show = () => render(<PageInMemory />, { messages: texts });
const rowOf = async (name: RegExp) => await screen.findByRole('row', { name });

it('marks one notification as read', async () => {
  mockServer.use(...notificationsHandlers.full);
  show();
  expect(await screen.findByText('3 unread')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark as read: New sign-in' }));
  expect(await screen.findByText('2 unread')).toBeVisible();
  expect(within(await rowOf(/New sign-in/)).getByText('Read')).toBeVisible();
  expect((await rowOf(/New sign-in/)).contains(document.activeElement)).toBe(true);
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
  const link = await screen.findByRole('link', { name: 'Your refill is credited' });
  expect(link).toHaveAttribute('href', `#refill/${latest[0]?.topicId}`);
  await user.click(link);
  expect(await screen.findByText('2 unread')).toBeVisible();
});

it('shows the title without a link where there is no page about it', async () => {
  mockServer.use(...notificationsHandlers.full);
  show();
  expect(await screen.findByText('Refills in Ethereum are paused')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Refills in Ethereum are paused' })).toBeNull();
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
