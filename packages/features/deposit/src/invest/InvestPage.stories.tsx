import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { screenModes } from '#.storybook/chromaticModes';
import { fill } from '#.storybook/fill';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { depositHandlers } from '../deposit.handlers.ts';
import { InvestPage } from './InvestPage.tsx';

async function payInBitcoin() {
  await userEvent.click(await screen.findByRole('button', { name: /Payment method|Способ оплаты/ }));
  await userEvent.click(await screen.findByRole('option', { name: /BTC/ }));
}

async function review() {
  await fill(await screen.findByRole('textbox'), '1000');
  await userEvent.click(screen.getByRole('button', { name: /Review|Проверить/ }));
  await screen.findByRole('alertdialog');
}

async function confirm() {
  await review();
  await userEvent.click(screen.getByRole('button', { name: /^(Open a deposit|Открыть депозит)/ }));
}

const meta = preview.meta({
  component: InvestPage,
  title: 'Screens/Cabinet/Invest',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'invest',
      purpose: 'Makes a deposit: a plan, a payment method, an amount, a confirmation.',
      specification: '2, Deposits / invest; 5, amounts; 1, split of 30 % and 70 %',
      rules: [
        'Course, net income and total body are shown before the button. A projection says “if paid in full”.',
        'Bounds come from the server, and the message names them.',
        'Nothing is chosen in advance that costs money: autoinvestment is off.',
        'A lost connection never repeats the payment by itself.',
      ],
    } satisfies ScreenStory,
  },
  args: {
    planId: 'usdt-balance-90',
    hrefs: { deposits: '#deposits', refill: '#refill', confirmPhone: '#confirm-phone' },
    onPlanChange: () => {},
  },
});

/** An amount with its preview. */
export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...depositHandlers.goodDay),
  async play({ canvas }) {
    await fill(await canvas.findByRole('textbox'), '1000');
  },
});

/** The plans, with none chosen. */
export const ChoosingAPlan = meta.story({
  args: { planId: undefined },
  beforeEach: ({ msw }) => msw.use(...depositHandlers.goodDay),
});

/** Nine digits and six decimals stay whole beside the longest name of a plan, on a phone too. */
export const LargeAmounts = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...depositHandlers.largeAmounts),
  async play({ canvas }) {
    await fill(await canvas.findByRole('textbox'), '123456789.123456');
  },
});

/** Paid in bitcoin: the preview includes the exchange rate. */
export const Exchanged = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.goodDay),
  async play({ canvas }) {
    await payInBitcoin();
    await fill(canvas.getByRole('textbox'), '0.01');
  },
});

/** The exchange rate failed to load. */
export const NoCourse = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.noCourse),
  play: () => payInBitcoin(),
});

/** An amount below the plan's minimum. */
export const RefusedAmount = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.goodDay),
  async play({ canvas }) {
    await fill(await canvas.findByRole('textbox'), '12');
    await userEvent.click(canvas.getByRole('button', { name: /Review|Проверить/ }));
  },
});

/** The confirmation lists all terms before the money moves. */
export const Confirming = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.goodDay),
  play: () => review(),
});

/** The connection was lost during the confirmation. A retry creates no second deposit. */
export const ConnectionLost = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.lostConnection),
  async play() {
    await confirm();
    await screen.findByRole('alert');
  },
});

/** The balance became too small in the meantime. The form reports it at the amount. */
export const BalanceGone = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.balanceGone),
  async play({ canvas }) {
    await confirm();
    await canvas.findByRole('alert');
  },
});

/** The deposit is created. */
export const Made = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.goodDay),
  async play({ canvas }) {
    await confirm();
    await canvas.findByRole('heading', { name: /has started$|начался$/ });
  },
});

/** Just registered: a preview is possible, and one next step. */
export const NothingToInvest = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.nothingToInvest),
});

/** The phone must be confirmed before money can be moved. */
export const PhoneNotConfirmed = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.phoneNotConfirmed),
  async play() {
    await confirm();
    await screen.findByRole('alert');
  },
});

/** No plans are on offer. */
export const NoPlans = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.noPlans),
});

/** The URL has a plan that is no longer on offer. */
export const PlanGone = meta.story({
  args: { planId: 'usdt-spring-14' },
  beforeEach: ({ msw }) => msw.use(...depositHandlers.goodDay),
});

/** No payment method is accepted. */
export const NotPayable = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.notPayable),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(/You cannot pay for it|Его нельзя оплатить/)).toBeVisible());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.loading),
});

/** The plans are loaded. Rules and balance are still loading. */
export const FormLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.formLoading),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(/Loading the form|Загружаем форму/)).toBeVisible());
  },
});

/** The plans failed to load. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...depositHandlers.error),
});

/** The plans are loaded. The balance failed to load. */
export const Partial = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...depositHandlers.partial),
});
