import { fn } from 'storybook/test';
import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { plain } from '@meridian/ui';
import { filterState } from '@meridian/lists';
import { operationsHandlers } from '../operations.handlers.ts';
import { statementFilters } from './statementFilters.ts';
import { StatementPage } from './StatementPage.tsx';

const filtersOf = (query: string) => filterState(statementFilters, new URLSearchParams(query), fn());

const meta = preview.meta({
  component: StatementPage,
  title: 'Screens/Cabinet/Statement',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'statement',
      purpose: 'A statement of one currency and one period, to print.',
      specification: '2, Operations',
      rules: [
        'Opening balance, movements and closing balance add up, digit by digit.',
        'On paper there is no navigation and no color that carries meaning.',
        'The PDF of the server says the same, with a number and a hash that anybody can check.',
      ],
    } satisfies ScreenStory,
  },
  args: {
    filters: filtersOf('currency=USDT&from=2026-10-01&to=2026-10-31'),
    brand: plain,
    login: 'maria',
    hasDocuments: true,
    hrefs: { operations: '#operations', yearlyReport: '#year' },
  },
});

/** A month with a refill, a reward and a deposit. */
export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...operationsHandlers.goodDay),
});

/** Nothing happened: the closing balance is the opening one. */
export const Quiet = meta.story({
  beforeEach: ({ msw }) => msw.use(...operationsHandlers.quiet),
});

/** One day of the period is missing. */
export const HalfPeriod = meta.story({
  args: { filters: filtersOf('currency=USDT&from=2026-10-01') },
  beforeEach: ({ msw }) => msw.use(...operationsHandlers.goodDay),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...operationsHandlers.statementLoading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...operationsHandlers.statementError),
});

/** The server makes the PDF. */
export const MakingPdf = meta.story({
  beforeEach: ({ msw }) => msw.use(...operationsHandlers.documentLoading),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Statement as PDF|Выписка в\sPDF)$/ }));
    await canvas.findByText(/Making the PDF|Готовим PDF/);
  },
});

/** Too many documents in an hour. */
export const TooManyDocuments = meta.story({
  beforeEach: ({ msw }) => msw.use(...operationsHandlers.documentsTired),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Statement as PDF|Выписка в\sPDF)$/ }));
    await canvas.findByRole('alert');
  },
});

/** The server has switched documents off. */
export const WithoutDocuments = meta.story({
  args: { hasDocuments: false },
  beforeEach: ({ msw }) => msw.use(...operationsHandlers.goodDay),
});
