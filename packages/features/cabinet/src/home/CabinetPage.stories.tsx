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
      operations: '#operations',
    },
  },
});

async function everythingIsHere() {
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}

/** All of it: a balance, a deposit at work, ten operations. */
export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.goodDay);
  },
  play: everythingIsHere,
});

/** Just registered: nothing yet, and one next step. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.empty);
  },
  play: everythingIsHere,
});

/** A deposit that has not started stands beside one that works. */
export const WaitingDeposit = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.waitingDeposit);
  },
  play: everythingIsHere,
});

/** Money on the balance, none of it at work. */
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

/** Nothing could be read. Each part can be asked for again. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.error);
  },
  async play() {
    await screen.findAllByRole('alert');
  },
});

/** One part failed, one is still coming, the others stand. */
export const Partial = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.partial);
  },
  async play() {
    await screen.findAllByRole('alert');
  },
});

/** Money in three currencies: the first leads, the others are below it in quieter lines. */
export const ThreeCurrencies = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.threeCurrencies);
  },
  play: everythingIsHere,
});

/** Thirty digits, every one of them shown. */
export const VastAmounts = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.vast);
  },
  play: everythingIsHere,
});
