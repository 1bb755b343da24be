import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockApi, mockServer, render, screen, user } from '@meridian/testing';
import { ToastProvider } from '@meridian/ui';
import { expect, it, vi } from 'vitest';
import { channelMessages } from '../channels/messages.ts';
import { messages } from '../messages.ts';
import { changedSettings } from '../settings.fixtures.ts';
import { settingsHandlers } from '../settings.handlers.ts';
import { NotificationSection } from './NotificationSection.tsx';

const texts = await loadMessages(messages, channelMessages, problemMessages);

const show = (hidden: Parameters<typeof NotificationSection>[0]['hidden'] = []) =>
  render(
    <ToastProvider label="Messages" closeLabel="Close">
      <NotificationSection hidden={hidden} />
    </ToastProvider>,
    { messages: texts },
  );

const choice = (name: string) => screen.findByRole('switch', { name });

it('sends only the choice that was changed, and says that it is saved', async () => {
  const sent = vi.fn();
  mockServer.use(
    mockApi.patch('/user/settings/notifications', 200, ({ body }) => {
      sent(body);
      return changedSettings(body);
    }),
    ...settingsHandlers.goodDay,
  );
  show();
  await user.click(await choice('News'));
  expect(await screen.findByText('The choice is saved.')).toBeVisible();
  expect(await choice('News')).not.toBeChecked();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ news: false });
});

it('takes a choice back that could not be saved, and says so', async () => {
  mockServer.use(...settingsHandlers.notificationsNotSaved);
  show();
  await user.click(await choice('Daily accruals'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await choice('Daily accruals')).not.toBeChecked();
});

it('says nothing about a part of the product that is off', async () => {
  mockServer.use(...settingsHandlers.goodDay);
  show(['partners']);
  await choice('News');
  expect(screen.queryByText(/partner/i)).not.toBeInTheDocument();
});
