import { ConfirmIdentityProvider } from '@meridian/api-client/react';
import { messages as formMessages } from '@meridian/forms';
import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockApi, mockServer, render, screen, user, waitFor, within } from '@meridian/testing';
import { ToastProvider } from '@meridian/ui';
import { expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { protectionMessages } from './messages.ts';
import {
  exchangeWallet,
  locked,
  onlyTheseWallets,
  onlyTheseWalletsUntil,
  protection,
  tronWallet,
  unlocking,
} from '../settings.fixtures.ts';
import { settingsHandlers } from '../settings.handlers.ts';
import { ProtectionPage } from './ProtectionPage.tsx';

const texts = await loadMessages(messages, protectionMessages, problemMessages, formMessages);

const hrefs = {
  second_factor: '/security',
  passkey: '/security',
  letter_word: '/security',
  confirmed_email: '/confirm-email',
};

function show() {
  const onLockChange = vi.fn();
  const confirmIdentity = vi.fn(() => Promise.resolve(true));
  render(
    <ConfirmIdentityProvider confirmIdentity={confirmIdentity}>
      <ToastProvider label="Messages" closeLabel="Close">
        <ProtectionPage hrefs={hrefs} onLockChange={onLockChange} />
      </ToastProvider>
    </ConfirmIdentityProvider>,
    { messages: texts },
  );
  return { onLockChange, confirmIdentity };
}

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

it('locks the account for the chosen delay, which nothing chooses beforehand', async () => {
  let state = protection;
  const sent = vi.fn();
  mockServer.use(
    mockApi.get('/user/protection', 200, () => state),
    mockApi.post('/user/protection/lock', 200, ({ body }) => {
      sent(body);
      state = locked;
      return locked;
    }),
    ...settingsHandlers.goodDay,
  );
  const { onLockChange } = show();
  await press('Lock the account');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('button', { name: 'Lock' })).toBeDisabled();
  await user.click(dialog.getByRole('radio', { name: '3 days' }));
  await user.click(dialog.getByRole('button', { name: 'Lock' }));
  expect(await screen.findByRole('button', { name: 'Unlock the account' })).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ unlockDays: 3 });
  await waitFor(() => expect(onLockChange).toHaveBeenLastCalledWith(locked.lock?.date));
});

it('asks who it is before the unlocking, says when it takes effect, and stops it without asking', async () => {
  let state = locked;
  let isConfirmed = false;
  mockServer.use(
    mockApi.get('/user/protection', 200, () => state),
    mockApi.problem('post', '/user/protection/unlocking', 403, { code: 'confirmation_required' }),
    ...settingsHandlers.goodDay,
  );
  const { confirmIdentity } = show();
  confirmIdentity.mockImplementation(() => {
    isConfirmed = true;
    mockServer.use(
      mockApi.post('/user/protection/unlocking', 200, () => {
        state = unlocking;
        return unlocking;
      }),
      mockApi.delete('/user/protection/unlocking', 200, () => {
        state = locked;
        return locked;
      }),
    );
    return Promise.resolve(true);
  });
  await press('Unlock the account');
  expect(await screen.findByText('Will be unlocked')).toBeVisible();
  expect(isConfirmed).toBe(true);
  await press('Leave it locked');
  expect(await screen.findByRole('button', { name: 'Unlock the account' })).toBeVisible();
  expect(confirmIdentity).toHaveBeenCalledOnce();
});

it('sets a limit in the currency that it is counted in, and says when a higher one begins', async () => {
  const sent = vi.fn();
  mockServer.use(
    mockApi.patch('/user/protection/limits', 200, ({ body }) => {
      sent(body);
      return protection;
    }),
    ...settingsHandlers.goodDay,
  );
  show();
  expect(await screen.findByText(/^A limit of 1,000\.00.USDT takes effect$/)).toBeVisible();
  await press('Set a limit');
  await user.type(await screen.findByRole('textbox', { name: 'New limit' }), '250');
  await press('Save the limit');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    kind: 'deposits_per_month',
    limit: { amount: '250', currency: 'USDT' },
  });
});

it('takes no change of a limit while the account is locked', async () => {
  mockServer.use(...settingsHandlers.locked);
  show();
  expect(await screen.findByRole('button', { name: 'Change the limit' })).toBeDisabled();
  expect(screen.getByText('Limits can be changed when the account is unlocked.')).toBeVisible();
});

it('names what is missing with the way to it, and says when nothing is', async () => {
  mockServer.use(...settingsHandlers.goodDay);
  show();
  expect(await screen.findByRole('link', { name: /^Confirmed e-mail/ })).toHaveAttribute(
    'href',
    '/confirm-email',
  );
});

it('lists the wallets before withdrawals go only to them, ends that later, and can be left on', async () => {
  let state = protection;
  const sent = vi.fn();
  mockServer.use(
    mockApi.get('/user/protection', 200, () => state),
    mockApi.patch('/user/protection/wallets', 200, ({ body }) => {
      sent(body);
      state = body.on ? onlyTheseWallets : onlyTheseWalletsUntil;
      return state;
    }),
    ...settingsHandlers.severalWallets,
  );
  show();
  await press('Switch on');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText(tronWallet)).toBeVisible();
  expect(dialog.getByText(exchangeWallet)).toBeVisible();
  // One that waits is one of these.
  expect(dialog.getByText(/^You can withdraw here from/)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Limit withdrawals' }));
  expect(await screen.findByText('On: your wallets stay as they are.')).toBeVisible();
  await press('Switch off after 24 hours');
  expect((await screen.findByText('It is off from')).parentElement).toHaveTextContent('Oct 16');
  await press('Leave it on');
  await waitFor(() => expect(screen.queryByText('It is off from')).not.toBeInTheDocument());
  expect(sent.mock.calls).toEqual([[{ on: true }], [{ on: false }], [{ on: true }]]);
});

it('asks who it is before withdrawals go to other wallets again', async () => {
  mockServer.use(
    mockApi.problem('patch', '/user/protection/wallets', 403, { code: 'confirmation_required' }),
    ...settingsHandlers.onlyTheseWallets,
  );
  const { confirmIdentity } = show();
  confirmIdentity.mockResolvedValue(false);
  await press('Switch off after 24 hours');
  await waitFor(() => expect(confirmIdentity).toHaveBeenCalledOnce());
  expect(screen.getByText('On: your wallets stay as they are.')).toBeVisible();
});

it('does not mention several wallets where there can be one', async () => {
  mockServer.use(...settingsHandlers.noSeveralWallets);
  show();
  expect(await screen.findByText('Your limits')).toBeVisible();
  expect(screen.queryByText('Only to these wallets')).not.toBeInTheDocument();
});

it('takes no change of the wallets while the account is locked', async () => {
  mockServer.use(...settingsHandlers.locked);
  show();
  expect(await screen.findByRole('button', { name: 'Switch on' })).toBeDisabled();
});
