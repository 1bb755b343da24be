import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';
import { operationsHandlers } from './operations.handlers.ts';
import { OperationsPage } from './OperationsPage.tsx';

const meta = preview.meta({
  component: OperationsPage,
  title: 'Features/Operations/OperationsPage',
  args: { filters: { page: 1 }, onFiltersChange: fn(), hrefs: { refill: '#refill' } },
});

/** Two currencies, an accrual that is held, three pages. */
export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...operationsHandlers.goodDay);
  },
});

/** Nothing has happened yet; one next step. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...operationsHandlers.empty);
  },
});

/** There are operations, but none that match. */
export const NothingFound = meta.story({
  args: { filters: { type: 'bonus', from: '2026-10-01', to: '2026-10-31', page: 1 } },
  beforeEach({ msw }) {
    msw.use(...operationsHandlers.goodDay);
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...operationsHandlers.loading);
  },
});

export const Failed = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...operationsHandlers.error);
  },
});

/** The list stands; its file could not be finished. */
export const ExportFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(...operationsHandlers.goodDay);
  },
  async play({ canvas, msw, userEvent }) {
    await canvas.findAllByRole('rowheader');
    const button = canvas.getByRole('button', { name: /CSV/ });
    msw.use(...operationsHandlers.tired);
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** The file is being read, page by page. */
export const Exporting = meta.story({
  beforeEach({ msw }) {
    msw.use(...operationsHandlers.goodDay);
  },
  async play({ canvas, msw, userEvent }) {
    await canvas.findAllByRole('rowheader');
    const button = canvas.getByRole('button', { name: /CSV/ });
    msw.use(...operationsHandlers.loading);
    await userEvent.click(button);
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
});

/** Thirty digits, every one of them shown. */
export const VastAmounts = meta.story({
  beforeEach({ msw }) {
    msw.use(...operationsHandlers.vast);
  },
});
