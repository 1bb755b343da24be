import { screenModes } from '#.storybook/chromaticModes';
import type { Schema } from '@meridian/api-client';
import { mockApi } from '@meridian/api-client/testing';
import { fill } from '#.storybook/fill';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { filterState, useDetailsInMemory } from '@meridian/lists';
import { fn, screen, userEvent } from 'storybook/test';
import { awaitedBitcoinRefill, confirmingRefill, replenishedRefill } from './refill.fixtures.ts';
import { refillHandlers } from './refill.handlers.ts';
import { RefillPage, type RefillPageProps } from './RefillPage.tsx';
import { refillFilters } from './list/refillFilters.ts';

async function askForAddress(amount: string) {
  await userEvent.click(await screen.findByRole('radio', { name: /^USDT .*TRON/ }));
  await fill(screen.getByRole('textbox', { name: /^(Amount|Сумма)$/ }), amount);
  await userEvent.click(screen.getByRole('button', { name: /Get an address|Получить адрес/ }));
}

async function openDetails(day: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: day }));
  await screen.findByRole('dialog');
}

const filtersOf = (query: string) => filterState(refillFilters, new URLSearchParams(query), fn());

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
      purpose: 'Gives an address to send a coin to, and lists the refills.',
      specification: '2, Replenishment; 4, refill statuses; 5, bounds',
      rules: [
        'The network stands beside the currency everywhere: a coin sent through another network is lost.',
        'The amount that is credited, after the fee, is shown before the address.',
        'The address is text and a QR code; copying it is confirmed in words.',
        'Waiting is shown as in process, replenished as success, rejected as an error with its reason.',
      ],
      parts: { 'refill/src/address': 'the address of one refill', 'refill/src/details': 'the drawer' },
    } satisfies ScreenStory,
  },
  args: {
    view: 'new',
    details: { id: undefined, row: undefined, open: fn(), close: fn() },
    address: { id: undefined, row: undefined, open: fn(), close: fn() },
    filters: filtersOf(''),
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

/** A refill of every status. */
export const History = meta.story({
  args: { view: 'history' },
  beforeEach: ({ msw }) => msw.use(...refillHandlers.goodDay),
});

/** No refill yet: the form is the one next step. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...refillHandlers.empty),
});

/** There are refills, but none matches. */
export const NothingFound = meta.story({
  args: { view: 'history', filters: filtersOf('currency=BTC&from=2026-10-01&to=2026-10-31') },
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

/** The transfer is detected, and the network is confirming it. */
export const Confirming = meta.story({
  args: { view: 'history' },
  beforeEach: ({ msw }) => msw.use(...refillHandlers.goodDay),
  play: () => openDetails(/Oct\s15|15\sокт/),
});

/** Less than requested arrived, and that amount was credited. */
export const Replenished = meta.story({
  args: { view: 'history' },
  beforeEach: ({ msw }) => msw.use(...refillHandlers.goodDay),
  play: () => openDetails(/Oct\s2|2\sокт/),
});

export const Rejected = meta.story({
  args: { view: 'history' },
  beforeEach: ({ msw }) => msw.use(...refillHandlers.goodDay),
  play: () => openDetails(/Sep\s28|28\sсент/),
});

/** Cancelled by its owner: what happens to a transfer that still arrives. */
export const Cancelled = meta.story({
  args: { view: 'history' },
  beforeEach: ({ msw }) => msw.use(...refillHandlers.goodDay),
  play: () => openDetails(/Sep\s25|25\sсент/),
});
