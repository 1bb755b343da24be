import { fill } from '#.storybook/fill';
import { inToasts } from '#.storybook/inToasts';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { fn, screen, userEvent, within } from 'storybook/test';
import { settingsHandlers } from '../settings.handlers.ts';
import { ProtectionPage } from './ProtectionPage.tsx';

const meta = preview.meta({
  component: ProtectionPage,
  title: 'Screens/Settings/Protection',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'protection',
      purpose: 'Locks the account, sets own limits, and says what else protects it.',
      specification: 'An extension: people protect money with more than a password',
      rules: [
        'Locking is immediate and needs no confirmation. Unlocking needs one and takes days.',
        'A lower limit takes effect at once, a higher one later. Both say so before one saves.',
        'Withdrawals are limited to the saved wallets at once, which are listed first, and later no longer. The card says from when.',
        'What is missing is said in words. There is no score and no alarm.',
      ],
    } satisfies ScreenStory,
  },
  args: {
    hrefs: {
      second_factor: '#security',
      passkey: '#security',
      letter_word: '#security',
      confirmed_email: '#confirm-email',
    },
    onLockChange: fn(),
  },
  decorators: [inToasts],
});

/** A limit for withdrawals, and a higher one from tomorrow. */
export const Usual = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
});

export const Locked = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.locked),
});

export const Unlocking = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.unlocking),
});

/** The password was changed a moment ago. */
export const Paused = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.paused),
});

export const NothingMissing = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.allProtected),
});

const openLock = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(Lock the account|Заблокировать аккаунт)$/ }));

/** What the lock does, before it is set. */
export const AskingToLock = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
  async play() {
    await openLock();
    await screen.findByRole('alertdialog');
  },
});

export const NotLocked = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.notLocked),
  async play() {
    await openLock();
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await question.findByRole('radio', { name: /^3 (days|дня)$/ }));
    await userEvent.click(await question.findByRole('button', { name: /^(Lock|Заблокировать)$/ }));
    await screen.findByRole('alert');
  },
});

const openLimit = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(Change the limit|Изменить лимит)$/ }));

export const ChangingALimit = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
  async play() {
    await openLimit();
    await screen.findByRole('dialog');
  },
});

export const LimitRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.limitRefused),
  async play() {
    await openLimit();
    await fill(await screen.findByRole('textbox'), '100');
    await userEvent.click(await screen.findByRole('button', { name: /^(Save the limit|Сохранить лимит)$/ }));
    await screen.findByText(/^(Too many digits|Слишком много знаков)/);
  },
});

const openWallets = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(Switch on|Включить)$/ }));

/** Which wallets these are, before they stay as they are. */
export const AskingAboutTheseWallets = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.severalWallets),
  async play() {
    await openWallets();
    await within(await screen.findByRole('alertdialog')).findByText('Exchange');
  },
});

/** Nothing could be withdrawn. */
export const AskingWithoutWallets = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.empty),
  async play() {
    await openWallets();
    await within(await screen.findByRole('alertdialog')).findByText(
      /^(You have saved no|Кошельков пока нет)/,
    );
  },
});

export const OnlyTheseWallets = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.onlyTheseWallets),
});

/** It was switched off a moment ago. */
export const OnlyTheseWalletsUntil = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.onlyTheseWalletsUntil),
});

/** The connection was lost. */
export const WalletsNotLimited = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.walletsNotLimited),
  async play() {
    await openWallets();
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText('Exchange');
    await userEvent.click(
      await question.findByRole('button', { name: /^(Limit withdrawals|Ограничить вывод)$/ }),
    );
    await screen.findByRole('alert');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.loading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.error),
});
