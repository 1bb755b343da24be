import type { Schema } from '@meridian/api-client';
import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockApi, mockServer, render, screen, user, waitFor, within } from '@meridian/testing';
import { ToastProvider } from '@meridian/ui';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { tronWallet, wallets } from '../settings.fixtures.ts';
import { settingsHandlers } from '../settings.handlers.ts';
import { WalletsSection } from './WalletsSection.tsx';

const texts = await loadMessages(messages, problemMessages);
const sent = vi.fn<(update: Schema<'WalletsUpdate'>) => void>();
const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const show = () =>
  render(
    <ToastProvider label="Messages" closeLabel="Close">
      <WalletsSection />
    </ToastProvider>,
    { messages: texts },
  );

async function open(button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  return screen.findByRole('dialog');
}

async function enter(dialog: HTMLElement, address: string) {
  const field = await within(dialog).findByRole('textbox', { name: /^Address/ });
  await user.clear(field);
  await user.click(field);
  await user.paste(address);
  await user.click(within(dialog).getByRole('button', { name: 'Save the wallet' }));
  return field;
}

beforeEach(() => {
  sent.mockReset();
  mockServer.use(
    mockApi.patch('/user-data/wallets/update', 200, ({ body }) => {
      sent(body);
      const next = Object.entries({ ...wallets.wallets, ...body.wallets }).flatMap(([id, address]) =>
        address === null ? [] : [[id, address] as const],
      );
      mockServer.use(
        mockApi.get('/user-data/wallets', 200, { wallets: Object.fromEntries(next), waiting: {}, names: {} }),
      );
      return { wallets: Object.fromEntries(next), waiting: {}, names: {} };
    }),
    ...settingsHandlers.goodDay,
  );
});

it('adds a wallet, without the spaces around it', async () => {
  show();
  const dialog = await open('Add a wallet');
  // Bitcoin is paused, so one system is left.
  await enter(dialog, ` ${ethereum} `);
  expect(await screen.findByText('The wallet is saved.')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ wallets: { 'usdt-erc20': ethereum } });
  expect(await screen.findByRole('button', { name: 'Change: USDT on Ethereum (ERC-20)' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a wallet' })).not.toBeInTheDocument();
});

it.each([
  `ethereum:${ethereum}@1`,
  ethereum.toLowerCase(),
  `0X${ethereum.slice(2).toUpperCase()}`,
  `\u200b${ethereum.slice(0, 12)}  ${ethereum.slice(12)}\u2069`,
])('saves the address in "%s" in its one spelling', async (pasted) => {
  show();
  await enter(await open('Add a wallet'), pasted);
  expect(await screen.findByText('The wallet is saved.')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ wallets: { 'usdt-erc20': ethereum } });
});

it('renames a wallet without changing it, and shows the name first', async () => {
  const renamed = vi.fn<(update: Schema<'WalletNames'>) => void>();
  const named = { ...wallets, names: { 'usdt-trc20': 'Ledger' } };
  mockServer.use(
    mockApi.patch('/user-data/wallets/names', 200, ({ body }) => {
      renamed(body);
      mockServer.use(mockApi.get('/user-data/wallets', 200, named));
      return named;
    }),
  );
  show();
  const dialog = within(await open('Change: USDT on TRON (TRC-20)'));
  await user.type(await dialog.findByRole('textbox', { name: /^Name/ }), ' Ledger ');
  await user.click(dialog.getByRole('button', { name: 'Save the wallet' }));
  expect(await screen.findByText('Ledger')).toBeVisible();
  expect(renamed).toHaveBeenCalledExactlyOnceWith({ names: { 'usdt-trc20': 'Ledger' } });
  expect(sent).not.toHaveBeenCalled();
});

it('says before it is saved that a new address waits, and then from when it can be used', async () => {
  mockServer.use(...settingsHandlers.waitingWallet);
  show();
  expect((await screen.findByText(/^You can withdraw here from/)).parentElement).toHaveTextContent('Oct 16');
  const dialog = await open('Change: USDT on TRON (TRC-20)');
  expect(await within(dialog).findByText(/a new address after 24 hours/)).toBeVisible();
});

it.each([
  [ethereum, 'This is not an address on TRON (TRC-20).'],
  [`${tronWallet.slice(0, -1)}D`, 'has a typing error'],
  ['🙂'.repeat(34), 'This is not an address'],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'This is the address of a contract'],
  ['tron:T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb?amount=5', 'Nobody has the key of this address'],
  ['\u200b\u2060', 'Enter the address of your wallet.'],
  ['   ', 'Enter the address of your wallet.'],
])('rejects %s before sending it', async (address, sentence) => {
  show();
  const field = await enter(await open('Change: USDT on TRON (TRC-20)'), address);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence)));
  expect(field).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

it('shows a server error at the field, and an outside press keeps what was typed', async () => {
  mockServer.use(...settingsHandlers.addressRefused);
  show();
  const field = await enter(await open('Change: USDT on TRON (TRC-20)'), tronWallet);
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining('not a wallet address on this network'),
    ),
  );
  await user.click(document.body);
  expect(field).toHaveValue(tronWallet);
});

it('keeps a typed address after a reload until the dialog is closed', async () => {
  const { unmount } = show();
  const field = async () =>
    within(await open('Change: USDT on TRON (TRC-20)')).findByRole('textbox', { name: /^Address/ });
  await user.type(await field(), 'Unsaved');
  unmount();
  show();
  expect(await field()).toHaveValue(`${tronWallet}Unsaved`);
  await user.keyboard('{Escape}');
  expect(await field()).toHaveValue(tronWallet);
});

it('removes a wallet only after a confirmation', async () => {
  show();
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Remove: USDT on TRON (TRC-20)' }));
    return screen.findByRole('alertdialog');
  };
  await user.click(within(await remove()).getByRole('button', { name: 'Do not remove' }));
  expect(sent).not.toHaveBeenCalled();
  await user.click(within(await remove()).getByRole('button', { name: 'Remove the wallet' }));
  expect(await screen.findByText('No wallets yet')).toBeVisible();
  expect(screen.getByText('The wallet is removed.')).toBeVisible();
  // The page itself has the focus until the dialog is gone, and its text is also that of the list.
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toHaveTextContent(/^No wallets yet/);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ wallets: { 'usdt-trc20': null } });
});
