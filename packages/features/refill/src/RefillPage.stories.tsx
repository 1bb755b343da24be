import preview from '#.storybook/preview';
import { expect, fn, screen } from 'storybook/test';
import { refillHandlers } from './refill.handlers.ts';
import { RefillPage } from './RefillPage.tsx';

const meta = preview.meta({
  component: RefillPage,
  title: 'Features/Refill/RefillPage',
  args: { filters: { page: 1 }, onFiltersChange: fn(), hrefs: { operations: '#operations' } },
});

/** The form, and a refill of every status in its history. */
export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach({ msw }) {
    msw.use(...refillHandlers.goodDay);
  },
});

/** No refill yet: the form is the one next step. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...refillHandlers.empty);
  },
});

/** There are refills, but none that match. */
export const NothingFound = meta.story({
  args: { filters: { currency: 'BTC', from: '2026-10-01', to: '2026-10-31', page: 1 } },
  beforeEach({ msw }) {
    msw.use(...refillHandlers.empty);
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...refillHandlers.loading);
  },
});

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(...refillHandlers.error);
  },
});

/** The history could not be read; a refill can still be made. */
export const Partial = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach({ msw }) {
    msw.use(...refillHandlers.partial);
  },
});

/** No payment system takes refills for now. */
export const Paused = meta.story({
  beforeEach({ msw }) {
    msw.use(...refillHandlers.paused);
  },
});

/** An amount and a network with a fee: the preview says what is left of it. */
export const WithFee = meta.story({
  beforeEach({ msw }) {
    msw.use(...refillHandlers.goodDay);
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Tether on Ethereum' }));
    await userEvent.type(canvas.getByRole('textbox'), '1250,50');
    await expect(canvas.getByRole('term', { name: /./ })).toBeVisible();
  },
});
