import { screenModes } from '#.storybook/chromaticModes';
import type { Schema } from '@meridian/api-client';
import { mockApi } from '@meridian/api-client/testing';
import { fill } from '#.storybook/fill';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { useDetailsInMemory } from '@meridian/lists';
import { fn, screen, userEvent } from 'storybook/test';
import { awaitedBitcoinRefill, confirmingRefill, replenishedRefill } from './refill.fixtures.ts';
import { refillHandlers } from './refill.handlers.ts';
import { RefillPage, type RefillPageProps } from './RefillPage.tsx';

async function askForAddress(amount: string) {
  await userEvent.click(await screen.findByRole('radio', { name: /^USDT .*TRON/ }));
  await fill(screen.getByRole('textbox', { name: /^(Amount|Сумма)$/ }), amount);
  await userEvent.click(screen.getByRole('button', { name: /Get an address|Получить адрес/ }));
}

const meta = preview.meta({
  component: RefillPage,
  render: function InMemory(args) {
    return (
      <RefillPage
        {...args}
        details={useDetailsInMemory()}
        address={useDetailsInMemory<Schema<'Refill'>>(args.address.id)}
      />
    );
  },
  title: 'Screens/Cabinet/Refill',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'refill',
      purpose: 'Gives an address to send a coin to.',
      specification: '2, Replenishment; 4, refill statuses; 5, bounds',
      rules: [
        'The network stands beside the currency everywhere: a coin sent through another network is lost.',
        'The amount that is credited, after the fee, is shown before the address.',
        'The address is text and a QR code; copying it is confirmed in words.',
      ],
      parts: { 'refill/src/address': 'the address of one refill', 'refill/src/new': 'the form' },
    } satisfies ScreenStory,
  },
  args: {
    details: { id: undefined, row: undefined, open: fn(), close: fn() },
    address: { id: undefined, row: undefined, open: fn(), close: fn() },
    hrefs: {
      refill: '#refill',
      refillHistory: '#refill-history',
      operations: '#operations',
      invest: '#invest',
      confirmPhone: '#confirm-phone',
    },
  } satisfies RefillPageProps,
});

/** The form. */
export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...refillHandlers.goodDay),
});

/** No refill yet: the form is the one next step. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...refillHandlers.empty),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...refillHandlers.loading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...refillHandlers.error),
});

/** The history failed to load. The form still works. */
export const Partial = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...refillHandlers.partial),
});

/** Every payment system is paused. */
export const Paused = meta.story({
  beforeEach: ({ msw }) => msw.use(...refillHandlers.paused),
});

/** A network with a fee: the preview shows the net amount. */
export const WithFee = meta.story({
  beforeEach: ({ msw }) => msw.use(...refillHandlers.goodDay),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: /^USDT .*Ethereum/ }));
    await fill(canvas.getByRole('textbox', { name: /^(Amount|Сумма)$/ }), '1250.5');
  },
});

/** Invalid amounts show an error before any call. */
export const InvalidAmount = meta.story({
  beforeEach: ({ msw }) => msw.use(...refillHandlers.goodDay),
  play: () => askForAddress('1e5'),
});

/** The server rejects the amount, and the field shows the error. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(...refillHandlers.refused),
  play: () => askForAddress('500'),
});

/** The phone must be confirmed before money can be moved. */
export const Blocked = meta.story({
  beforeEach: ({ msw }) => msw.use(...refillHandlers.blocked),
  async play({ canvas }) {
    await askForAddress('500');
    await canvas.findByRole('link', { name: /phone|телефон/i });
  },
});

/** The address is issued. The dialog shows the amount, the deadline and what must not be sent. */
export const AddressIssued = meta.story({
  beforeEach: ({ msw }) => msw.use(...refillHandlers.goodDay),
  async play() {
    await askForAddress('500');
    await screen.findByRole('dialog');
  },
});

/** A network whose QR codes can carry the amount: the code has it once that is chosen. */
export const AddressWithAmount = meta.story({
  args: { address: { id: awaitedBitcoinRefill.id, row: awaitedBitcoinRefill, open: fn(), close: fn() } },
  beforeEach: ({ msw }) =>
    msw.use(mockApi.get('/funds/refills/{id}', 200, awaitedBitcoinRefill), ...refillHandlers.goodDay),
  async play() {
    // On a phone the code is behind a button.
    const [show] = screen.queryAllByRole('button', { name: /^(Show QR|Показать QR-код)$/ });
    if (show) await userEvent.click(show);
    await userEvent.click(await screen.findByRole('radio', { name: /^(With amount|С суммой)$/ }));
  },
});

/** The wallet modal by its own address: seven of nineteen confirmations, above the address. */
export const AddressConfirming = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  args: { address: { id: confirmingRefill.id, row: undefined, open: fn(), close: fn() } },
  beforeEach: ({ msw }) => msw.use(...refillHandlers.goodDay),
});

/** Credited while the wallet modal was open. */
export const AddressCredited = meta.story({
  args: { address: { id: replenishedRefill.id, row: undefined, open: fn(), close: fn() } },
  beforeEach: ({ msw }) => msw.use(...refillHandlers.goodDay),
});

/** One currency in one network: it is chosen already. */
export const OneCurrency = meta.story({
  beforeEach: ({ msw }) => msw.use(...refillHandlers.oneCurrency),
});

/** Twelve currencies, two of them paused, and an amount of nine digits. */
export const ManyCurrencies = meta.story({
  beforeEach: ({ msw }) => msw.use(...refillHandlers.manyCurrencies),
  async play({ canvas }) {
    await userEvent.click(
      await canvas.findAllByRole('radio', { name: /^USDT .*TRON/ }).then(([first]) => first!),
    );
    await fill(canvas.getByRole('textbox', { name: /^(Amount|Сумма)$/ }), '123456789.123456');
  },
});
