import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockApi, mockServer, render, screen, user, waitFor, within } from '@meridian/testing';
import { ToastProvider } from '@meridian/ui';
import { expect, it, vi } from 'vitest';
import { otherDevice, sessionLimits, thisDevice } from '../auth.fixtures.ts';
import { authHandlers } from '../auth.handlers.ts';
import { deviceMessages } from './messages.ts';
import { DevicesSection } from './DevicesSection.tsx';

const words = await loadMessages(deviceMessages, problemMessages);

function renderSection() {
  render(
    <ToastProvider label="Messages" closeLabel="Close">
      <DevicesSection />
    </ToastProvider>,
    { messages: words },
  );
}

const end = () => user.click(screen.getByRole('button', { name: 'End the session' }));
const open = async () =>
  user.click(await screen.findByRole('button', { name: 'End the session: Safari on iOS' }));

it('ends a session after a confirmation, and reads the list again', async () => {
  const asked = vi.fn();
  mockServer.use(
    mockApi.get('/user/sessions', 200, () => {
      asked();
      const items = asked.mock.calls.length === 1 ? [thisDevice, otherDevice] : [thisDevice];
      return { items, ...sessionLimits };
    }),
    ...authHandlers.goodDay,
  );
  renderSection();
  await open();
  expect(asked).toHaveBeenCalledOnce();
  await end();
  expect(await screen.findByText('The session “Safari on iOS” has ended')).toBeVisible();
  expect(await screen.findByText('You are signed in on this device only.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('list').parentElement).toHaveFocus());
});

it('says when sessions end, and marks the current one, which is ended by signing out', async () => {
  mockServer.use(...authHandlers.goodDay);
  renderSection();
  const [current] = await screen.findAllByRole('listitem');
  expect(
    screen.getByText('We end a session after 14 days without use, and in any case 60 days after signing in.'),
  ).toBeVisible();
  expect(current).toHaveTextContent('This device');
  expect(within(current ?? document.body).queryByRole('button')).not.toBeInTheDocument();
});

it('ends all others at once', async () => {
  mockServer.use(...authHandlers.goodDay);
  renderSection();
  await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('You will be signed out on 1 device at once.');
  await user.click(screen.getByRole('button', { name: 'End all others' }));
  expect(await screen.findByText('All other sessions have ended')).toBeVisible();
});

it('keeps the dialog with the reason when the connection is lost', async () => {
  mockServer.use(...authHandlers.endingFails);
  renderSection();
  await open();
  await end();
  expect(await screen.findByText('The connection was lost')).toBeVisible();
  expect(screen.getByRole('alertdialog')).toBeVisible();
});
