import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { cabinetHandlers } from '../cabinet.handlers.ts';
import { CabinetPage } from './CabinetPage.tsx';

const meta = preview.meta({
  component: CabinetPage,
  title: 'Features/Cabinet/CabinetPage',
  args: {
    hrefs: {
      refill: '#refill',
      deposits: '#deposits',
      invest: '#invest',
      withdrawal: '#withdrawal',
      exchange: '#exchange',
      operations: '#operations',
    },
  },
});

async function everythingIsHere() {
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}

/** A balance, an active deposit and the last operations. */
export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.goodDay);
  },
  play: everythingIsHere,
});

/** Just registered: no money yet, and one next step. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.empty);
  },
  play: everythingIsHere,
});

/** One active deposit and one that has not started. */
export const WaitingDeposit = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.waitingDeposit);
  },
  play: everythingIsHere,
});

/** A refill on its way beside everything else. */
export const AwaitedRefill = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.refillAwaitedLater);
  },
  play: everythingIsHere,
});

/** The choice of the figure and the currency that come first. */
export const Choice = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.threeCurrencies);
  },
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: /first|первым/ }));
    await screen.findByRole('dialog');
  },
});

/** An available balance, but no deposits. */
export const NoDeposits = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.noDeposits);
  },
  play: everythingIsHere,
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.loading);
  },
});

/** Every call fails. Each part has a button to retry. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.error);
  },
  async play() {
    await screen.findAllByRole('alert');
  },
});

/** One part failed, one is still loading, the others are shown. */
export const Partial = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.partial);
  },
  async play() {
    await screen.findAllByRole('alert');
  },
});

/** Money in three currencies: the main one first, the others below it in smaller lines. */
export const ThreeCurrencies = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.threeCurrencies);
  },
  play: everythingIsHere,
});

/** Amounts of thirty digits, all shown. */
export const VastAmounts = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.vast);
  },
  play: everythingIsHere,
});
