import { fill } from '#.storybook/fill';
import { inToasts } from '#.storybook/inToasts';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { expect, screen, userEvent } from 'storybook/test';
import { tronWallet } from '../settings.fixtures.ts';
import { settingsHandlers } from '../settings.handlers.ts';
import { WalletsSection } from './WalletsSection.tsx';

const meta = preview.meta({
  component: WalletsSection,
  title: 'Screens/Settings/Wallets',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'walletSettings',
      purpose: 'Stores the wallets for withdrawals, by currency and network.',
      specification: '2, Settings, payment systems; 5, withdrawal wallet',
      rules: [
        'The checksum of an address is validated before it is sent.',
        'A new wallet waits before it can be used; the page says until when. Another name does not make it wait.',
        'Two wallets in one currency and network have different names and addresses.',
        'While withdrawals go only to these wallets, none is added and no address is changed. The page says so, and until when.',
      ],
    } satisfies ScreenStory,
  },
  args: { hrefs: { protection: '#protection' } },
  decorators: [inToasts],
});

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Two wallets, one of them in a payment system that is paused. */
export const Full = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.twoWallets),
});

/** Two in one currency and network, of which the second waits. */
export const Several = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.severalWallets),
});

/** One more would be refused, so it is not offered. */
export const AsManyAsAllowed = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.fullWallets),
});

/** Withdrawals go only to these wallets, until tomorrow. */
export const OnlyThese = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.walletsFixedUntil),
});

/** The address stays, the name can be changed. */
export const RenamingWhileOnlyThese = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.fixedWallets),
  async play() {
    await userEvent.click(
      (await screen.findAllByRole('button', { name: /^(change|изменить):/i }))[0] ?? document.body,
    );
    await screen.findByRole('dialog');
  },
});

/** A name that another wallet has. */
export const NameTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.severalWallets),
  async play() {
    await press(/^(add a wallet|добавить кошелёк)$/i);
    await userEvent.click(await screen.findByRole('radio', { name: /TRON/ }));
    await fill(await screen.findByRole('textbox', { name: /TRC-20/ }), 'TSExePAtJbR32eZ6wTXX6iNVeZ8mLwLeE7');
    const name = await screen.findByRole('textbox', { name: /^(name of the wallet|название кошелька)$/i });
    await fill(name, 'ledger');
    await press(/^(save the wallet|сохранить кошелёк)$/i);
    await expect(name).toBeInvalid();
  },
});

/** Another device has limited withdrawals to these wallets meanwhile. */
export const AddingRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.walletRefused),
  async play() {
    await press(/^(add a wallet|добавить кошелёк)$/i);
    await userEvent.click(await screen.findByRole('radio', { name: /TRON/ }));
    await fill(await screen.findByRole('textbox', { name: /TRC-20/ }), 'TSExePAtJbR32eZ6wTXX6iNVeZ8mLwLeE7');
    await fill(
      await screen.findByRole('textbox', { name: /^(name of the wallet|название кошелька)$/i }),
      'Cold',
    );
    await press(/^(save the wallet|сохранить кошелёк)$/i);
    await screen.findByRole('alert');
  },
});

/** It was saved a moment ago. */
export const Waiting = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.waitingWallet),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.empty),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.loading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.error),
});

export const Adding = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.empty),
  async play() {
    await press(/^(add a wallet|добавить кошелёк)$/i);
    await screen.findByRole('dialog');
  },
});

/** The last character is wrong: the checksum shows it before the address is sent. */
export const Mistyped = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
  async play() {
    await press(/^(change|изменить):/i);
    const field = await screen.findByRole('textbox', { name: /TRC-20/ });
    await userEvent.clear(field);
    await fill(field, `${tronWallet.slice(0, -1)}D`);
    await press(/^(save the wallet|сохранить кошелёк)$/i);
    await expect(field).toBeInvalid();
  },
});

export const Removing = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
  async play() {
    await press(/^(remove|удалить):/i);
    await screen.findByRole('alertdialog');
  },
});

/** The connection was lost. The dialog stays open. */
export const NotRemoved = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.walletNotRemoved),
  async play() {
    await press(/^(remove|удалить):/i);
    await press(/^(remove the wallet|удалить кошелёк)$/i);
    await screen.findByRole('alert');
  },
});
