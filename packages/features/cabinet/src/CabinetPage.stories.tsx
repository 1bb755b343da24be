import preview from '#.storybook/preview';
import { cabinetHandlers } from './cabinet.handlers.ts';
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

/** All of it: a balance, a deposit at work, ten operations. */
export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.goodDay);
  },
});

/** Just registered: nothing yet, and one next step. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.empty);
  },
});

/** Money on the balance, none of it at work. */
export const NoDeposits = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.noDeposits);
  },
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
});

/** One part failed, one is still coming, the others stand. */
export const Partial = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.partial);
  },
});

/** Thirty digits, every one of them shown. */
export const VastAmounts = meta.story({
  beforeEach({ msw }) {
    msw.use(...cabinetHandlers.vast);
  },
});
