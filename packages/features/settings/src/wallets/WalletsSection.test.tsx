import type { Schema } from '@meridian/api-client';
import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockApi, mockServer, render, screen, user, waitFor, within } from '@meridian/testing';
import { ToastProvider } from '@meridian/ui';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { messages } from '../messages.ts';
import { exchangeWallet, severalWallets, tronWallet, wallets } from '../settings.fixtures.ts';
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
  const dialog = await open('Change: Ledger, USDT on TRON (TRC-20)');
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

describe('several wallets in one currency and network', () => {
  const other = 'TSExePAtJbR32eZ6wTXX6iNVeZ8mLwLeE7';
  const [ledger, exchange] = severalWallets.several!.items;
  const called = vi.fn<(call: string, body: unknown) => void>();

  /** Responds like a server that stores what it is sent. */
  function serve() {
    called.mockReset();
    let items = severalWallets.several!.items;
    mockServer.use(
      mockApi.get('/user-data/wallets', 200, () => ({
        ...severalWallets,
        several: { ...severalWallets.several!, items },
      })),
      mockApi.post('/user-data/wallets', 201, ({ body }) => {
        called('add', body);
        const made = { ...ledger!, ...body, id: crypto.randomUUID(), name: body.name ?? null };
        items = [...items, made];
        return made;
      }),
      mockApi.patch('/user-data/wallets/{id}', 200, ({ params, body }) => {
        called('change', { id: params.id, ...body });
        items = items.map((item) => (item.id === params.id ? { ...item, ...body } : item));
        return items.find(({ id }) => id === params.id)!;
      }),
      mockApi.delete('/user-data/wallets/{id}', 204),
      ...settingsHandlers.severalWallets,
    );
    const noteRemoval = ({ request }: { request: Request }) => {
      const id = request.url.split('/').at(-1);
      if (request.method !== 'DELETE') return;
      called('remove', id);
      items = items.filter((item) => item.id !== id);
    };
    mockServer.events.on('request:start', noteRemoval);
    onTestFinished(() => mockServer.events.removeListener('request:start', noteRemoval));
    show();
  }

  async function add(address: string, name: string) {
    const dialog = await open('Add a wallet');
    await user.click(await within(dialog).findByRole('radio', { name: /USDT on TRON/ }));
    const nameField = within(dialog).getByRole('textbox', { name: 'Name of the wallet' });
    if (name) await user.type(nameField, name);
    const addressField = await enter(dialog, address);
    return { addressField, nameField };
  }

  it('are listed with their names under it, each with its own wait', async () => {
    serve();
    expect(await screen.findByRole('heading', { name: 'USDT on TRON (TRC-20)' })).toBeVisible();
    expect(screen.getByText('Ledger')).toBeVisible();
    expect(screen.getByText('Exchange')).toBeVisible();
    expect(screen.getAllByText(/^You can withdraw here from/)).toHaveLength(1);
  });

  it('are added with a name of their own', async () => {
    serve();
    await add(` tron:${other}`, ' Cold ');
    expect(await screen.findByText('The wallet is saved.')).toBeVisible();
    expect(called).toHaveBeenCalledExactlyOnceWith('add', {
      system: 'usdt-trc20',
      address: other,
      name: 'Cold',
    });
    expect(await screen.findByText('Cold')).toBeVisible();
  });

  it.each([
    ['', other, 'Enter a name, so that you can tell your wallets apart.'],
    ['LEDGER', other, 'Another wallet in this currency and network has this name.'],
  ])('are refused with the name “%s” before they are sent', async (name, address, sentence) => {
    serve();
    const { nameField } = await add(address, name);
    await waitFor(() => expect(nameField).toHaveAccessibleDescription(expect.stringContaining(sentence)));
    expect(called).not.toHaveBeenCalled();
  });

  it('are refused with an address that is saved already, in another spelling', async () => {
    serve();
    const { addressField } = await add(`tron:${exchangeWallet}?amount=1`, 'Cold');
    await waitFor(() =>
      expect(addressField).toHaveAccessibleDescription(
        expect.stringContaining('You have already saved this address.'),
      ),
    );
    expect(called).not.toHaveBeenCalled();
  });

  it('send only what was changed, so that another name needs no confirmation', async () => {
    serve();
    const dialog = within(await open('Change: Exchange, USDT on TRON (TRC-20)'));
    const field = await dialog.findByRole('textbox', { name: 'Name of the wallet' });
    await user.clear(field);
    await user.type(field, 'Cold');
    await user.click(dialog.getByRole('button', { name: 'Save the wallet' }));
    expect(await screen.findByText('Cold')).toBeVisible();
    expect(called).toHaveBeenCalledExactlyOnceWith('change', { id: exchange!.id, name: 'Cold' });
    await enter(await open('Change: Cold, USDT on TRON (TRC-20)'), other);
    await waitFor(() =>
      expect(called).toHaveBeenLastCalledWith('change', { id: exchange!.id, address: other }),
    );
  });

  it('are removed one by one', async () => {
    serve();
    await user.click(await screen.findByRole('button', { name: 'Remove: Exchange, USDT on TRON (TRC-20)' }));
    const question = within(await screen.findByRole('alertdialog', { name: /Exchange/ }));
    expect(question.getByText(exchangeWallet)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Remove the wallet' }));
    await waitFor(() => expect(screen.queryByText('Exchange')).not.toBeInTheDocument());
    expect(called).toHaveBeenCalledExactlyOnceWith('remove', exchange!.id);
    expect(screen.getByText('Ledger')).toBeVisible();
  });

  it('are as many as are allowed: the currency and network is not offered again', async () => {
    mockServer.use(...settingsHandlers.fullWallets);
    show();
    expect(await screen.findByText('You cannot add more wallets here.')).toBeVisible();
    const dialog = await open('Add a wallet');
    // One system is left, so it is chosen.
    expect(await within(dialog).findByRole('radio')).toHaveAccessibleName(/ERC-20/);
    expect(within(dialog).getByRole('radio')).toBeChecked();
  });

  it('cannot be added while withdrawals go only to them; names can be changed', async () => {
    mockServer.use(...settingsHandlers.walletsFixedUntil);
    render(
      <ToastProvider label="Messages" closeLabel="Close">
        <WalletsSection hrefs={{ protection: '/protection' }} />
      </ToastProvider>,
      { messages: texts },
    );
    expect(await screen.findByText(/^You have limited withdrawals to these wallets/)).toBeVisible();
    expect(screen.getByText('This ends on').parentElement).toHaveTextContent('Oct 16');
    expect(screen.getByRole('link', { name: 'Open “Protection”' })).toHaveAttribute('href', '/protection');
    expect(screen.queryByRole('button', { name: 'Add a wallet' })).not.toBeInTheDocument();
    const dialog = within(await open('Change: Ledger, USDT on TRON (TRC-20)'));
    expect(await dialog.findByText(tronWallet)).toBeVisible();
    expect(dialog.getByText(/^The address cannot be changed/)).toBeVisible();
    expect(dialog.queryByRole('textbox', { name: /^Address/ })).not.toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Name of the wallet' })).toHaveValue('Ledger');
  });

  it('say in the form that they were fixed on another device meanwhile', async () => {
    mockServer.use(...settingsHandlers.walletRefused);
    show();
    await add(other, 'Cold');
    expect(await screen.findByText('Withdrawals go only to your saved wallets')).toBeVisible();
  });
});
