import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { filterState } from '@meridian/lists';
import { fn, screen } from 'storybook/test';
import { hrefs } from '../operations.fixtures.ts';
import { operationsHandlers } from '../operations.handlers.ts';
import { operationsFilters } from './operationsFilters.ts';
import { OperationsPage } from './OperationsPage.tsx';

const filtersOf = (query: string) => filterState(operationsFilters, new URLSearchParams(query), fn());

const meta = preview.meta({
  component: OperationsPage,
  title: 'Screens/Cabinet/Operations',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'operations',
      purpose: 'Lists every movement of money by day, with filters and a file to download.',
      specification: '2, Operations: accrual, referral, matching, bonus, system',
      rules: [
        'Every row has its exact amount and its sign.',
        'The net of a day is per currency; currencies are never added up.',
        'A held accrual is marked as held.',
        'The file has every digit.',
      ],
      parts: { 'operations/src/details': 'the drawer' },
    } satisfies ScreenStory,
  },
  args: { filters: filtersOf(''), hrefs, hasDocuments: true },
});

/** Two currencies, a held accrual, days with and without a net. */
export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach({ msw }) {
    msw.use(...operationsHandlers.goodDay);
  },
});

/** No operations yet; the only next step is a refill. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...operationsHandlers.empty);
  },
});

/** There are operations, but none matches. */
export const NothingFound = meta.story({
  args: { filters: filtersOf('type=bonus&from=2026-10-01&to=2026-10-31') },
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

/** The list loaded, but its export failed. */
export const ExportFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(...operationsHandlers.goodDay);
  },
  async play({ canvas, msw, userEvent }) {
    await canvas.findAllByRole('button', { name: /^(Details|Подробности)/ });
    const button = await canvas.findByRole('button', { name: /CSV/ });
    msw.use(...operationsHandlers.tired);
    await userEvent.click(button);
    await canvas.findByRole('alert');
  },
});

/** The export is reading its pages. */
export const Exporting = meta.story({
  beforeEach({ msw }) {
    msw.use(...operationsHandlers.goodDay);
  },
  async play({ canvas, msw, userEvent }) {
    await canvas.findAllByRole('button', { name: /^(Details|Подробности)/ });
    const button = await canvas.findByRole('button', { name: /CSV/ });
    msw.use(...operationsHandlers.loading);
    await userEvent.click(button);
    await canvas.findByRole('progressbar');
  },
});

/** Amounts of 30 digits, all shown. */
export const VastAmounts = meta.story({
  beforeEach({ msw }) {
    msw.use(...operationsHandlers.vast);
  },
});

/** The details of an operation, with its receipt. */
export const Details = meta.story({
  beforeEach({ msw }) {
    msw.use(...operationsHandlers.goodDay);
  },
  async play({ canvas, userEvent }) {
    const [first] = await canvas.findAllByRole('button', { name: /^(Details|Подробности)/ });
    if (!first) throw new Error('There is no operation.');
    await userEvent.click(first);
    await screen.findByRole('button', { name: /^(Receipt as PDF|Квитанция в\sPDF)$/ });
  },
});
