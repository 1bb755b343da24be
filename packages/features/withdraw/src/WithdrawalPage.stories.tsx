import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { screenModes } from '#.storybook/chromaticModes';
import { fill } from '#.storybook/fill';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { useDetailsInMemory } from '@meridian/lists';
import { standInDialogs } from './withdraw.dialogs.tsx';
import { withdrawHandlers } from './withdraw.handlers.ts';
import { WithdrawalPage, type WithdrawalPageProps } from './WithdrawalPage.tsx';

const meta = preview.meta({
  component: WithdrawalPage,
  render: function InMemory(args) {
    return <WithdrawalPage {...args} details={useDetailsInMemory()} />;
  },
  title: 'Screens/Cabinet/Withdrawal',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'withdrawal',
      purpose: 'Sends money to a wallet of the person.',
      specification: '2, Withdrawal; 4, statuses and the code; 5 and 6, conditions',
      rules: [
        'The fee and the amount that arrives are shown before the request.',
        'An unmet condition (deposit, refill, subscription, phone, wallet) is named together with the way to meet it.',
        'The code can be wrong, expired or void; each has its own words.',
        'After the request the page shows what happens next and roughly when.',
      ],
      parts: {
        'withdraw/src/new': 'the form',
        'withdraw/src/code': 'the security code',
      },
    } satisfies ScreenStory,
  },
  args: {
    details: { id: undefined, row: undefined, open: fn(), close: fn() },
    dialogs: standInDialogs,
    hrefs: {
      withdrawal: '#withdrawal',
      withdrawalHistory: '#withdrawal-history',
      refill: '#refill',
      invest: '#invest',
      operations: '#operations',
      confirmPhone: '#confirm-phone',
    },
  } satisfies WithdrawalPageProps,
});

/** A wallet, an amount, and the net amount that the wallet receives. */
export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.goodDay);
  },
  async play({ canvas }) {
    await fill(await canvas.findByRole('textbox', { name: /^(Leaves|Спишется)/ }), '300');
  },
});

/** The amount is what arrives; the fee is added to it. */
export const AmountThatArrives = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.goodDay);
  },
  async play({ canvas }) {
    await fill(await canvas.findByRole('textbox', { name: /^(You receive|Вы получите)/ }), '300');
  },
});

/** No amount yet: the summary is one sentence. */
export const NoAmount = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.goodDay);
  },
});

/** Two wallets: the first usable one is shown. */
export const TwoWallets = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.twoWallets);
  },
});

/** The sheet with a usable wallet, a waiting one and one of a paused payment system. */
export const ManyWallets = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.manyWallets);
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Choose another|Выбрать другой)$/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(sheet.getByText(/Paused for now|Временно недоступен/)).toBeVisible());
    await waitFor(() =>
      expect(sheet.getByText(/You can withdraw here from|Вывод сюда доступен с/)).toBeVisible(),
    );
  },
});

/** Several in one currency and network. The one of the last withdrawal is chosen. */
export const SeveralWallets = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.severalWallets);
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Choose another|Выбрать другой)$/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(sheet.getByText('Savings in a very long name')).toBeVisible());
  },
});

/** Withdrawals go only to the saved wallets: the sheet neither adds nor changes one. */
export const OnlyTheseWallets = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.fixedWallets);
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Choose another|Выбрать другой)$/ }));
    await screen.findByRole('dialog');
  },
});

/** Nine digits before the decimal mark and six after it. */
export const LargeAmounts = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.largeAmounts);
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Max|Всё)/ }));
  },
});

/** The balance is below the smallest withdrawal. */
export const SmallBalance = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.smallBalance);
  },
});

/** No withdrawals yet. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.empty);
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.loading);
  },
});

/** The conditions and the history failed to load: one banner for both. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.error);
  },
});

/** The history failed to load. The form still works. */
export const Partial = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.partial);
  },
});

/** The only wallet cannot be used yet. */
export const WaitingWallet = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.waitingWallet);
  },
});

/** The password is new: nothing is withdrawn for a day. */
export const PausedAfterAChange = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.pausedAfterChange);
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(/^(Until|До)$/)).toBeVisible());
  },
});

/** No payment system takes withdrawals. */
export const Paused = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.paused);
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(/Withdrawals are paused|Вывод приостановлен/)).toBeVisible());
  },
});

/** No condition is met. Each one says what to do and links to it. */
export const NothingMet = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.nothingMet);
  },
});

export const NoWallet = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.noWallet);
  },
});

export const NoDeposit = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.noDeposit);
  },
});

export const NoRefill = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.noRefill);
  },
});

export const NoSubscription = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.noSubscription);
  },
});

export const PhoneNotConfirmed = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.phoneNotConfirmed);
  },
});

/** The subscription ended while the form was open. The form keeps its input and offers to activate it. */
export const SubscriptionLapsed = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.lapsed);
  },
  async play({ canvas, userEvent }) {
    await fill(await canvas.findByRole('textbox', { name: /^(Leaves|Спишется)/ }), '300');
    await userEvent.click(canvas.getByRole('button', { name: /^(Request|Запросить)/ }));
    await canvas.findByRole('alert');
  },
});

/** An amount above the available balance: a dash, and a button that names the largest amount. */
export const ImpossibleAmount = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.goodDay);
  },
  async play({ canvas, userEvent }) {
    await fill(await canvas.findByRole('textbox', { name: /^(Leaves|Спишется)/ }), '3000');
    await userEvent.click(canvas.getByRole('button', { name: /^(Request a withdrawal|Запросить вывод)/ }));
  },
});

/** Sending the code failed, and the balance is unchanged. */
export const CodeNotSent = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.codeNotSent);
  },
  async play({ canvas, userEvent }) {
    await fill(await canvas.findByRole('textbox', { name: /^(Leaves|Спишется)/ }), '300');
    await userEvent.click(canvas.getByRole('button', { name: /^(Request|Запросить)/ }));
    await canvas.findByRole('alert');
  },
});

/** Fee and net amount are fixed. The code confirms the withdrawal. */
export const Code = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.goodDay);
  },
  async play({ canvas, userEvent }) {
    await fill(await canvas.findByRole('textbox', { name: /^(Leaves|Спишется)/ }), '300');
    await userEvent.click(canvas.getByRole('button', { name: /^(Request|Запросить)/ }));
    await canvas.findByRole('textbox', { name: /^(Code|Код)/ });
  },
});

/** The code comes from the authenticator app, so that no other can be sent. */
export const CodeFromApp = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.fromApp);
  },
  async play({ canvas, userEvent }) {
    await fill(await canvas.findByRole('textbox', { name: /^(Leaves|Спишется)/ }), '300');
    await userEvent.click(canvas.getByRole('button', { name: /^(Request|Запросить)/ }));
    await canvas.findByText(/authenticator app|приложение-аутентификатор|приложения-аутентификатора/);
  },
});

export const WrongCode = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.wrongCode);
  },
  async play({ canvas, userEvent }) {
    await fill(await canvas.findByRole('textbox', { name: /^(Leaves|Спишется)/ }), '300');
    await userEvent.click(canvas.getByRole('button', { name: /^(Request|Запросить)/ }));
    await fill(await canvas.findByRole('textbox', { name: /^(Code|Код)/ }), '408215');
  },
});

/** After the confirmation: what happens next and where to follow it. */
export const Accepted = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.goodDay);
  },
  async play({ canvas, userEvent }) {
    await fill(await canvas.findByRole('textbox', { name: /^(Leaves|Спишется)/ }), '300');
    await userEvent.click(canvas.getByRole('button', { name: /^(Request|Запросить)/ }));
    // Not `userEvent`: it reports the change of a field that is removed while React removes it.
    const code = await canvas.findByRole('textbox', { name: /^(Code|Код)/ });
    await fireEvent.change(code, { target: { value: '408215' } });
    await canvas.findByRole('list', { name: /Course|Ход/ });
  },
});
