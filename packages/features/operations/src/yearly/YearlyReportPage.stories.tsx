import { fn } from 'storybook/test';
import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { DisplayCurrencyProvider } from '@meridian/display-currency';
import { filterState } from '@meridian/lists';
import { plain } from '@meridian/ui';
import { operationsHandlers } from '../operations.handlers.ts';
import { yearFilters } from './yearFilters.ts';
import { YearlyReportPage } from './YearlyReportPage.tsx';

const meta = preview.meta({
  component: YearlyReportPage,
  title: 'Screens/Cabinet/Yearly report',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'yearlyReport',
      purpose: 'A calendar year over all currencies, to print and to download.',
      specification: '2, Operations',
      rules: [
        'In each currency the opening balance and all lines are the closing balance, digit by digit.',
        'A value in another currency is marked as about. Without a course there is a sentence in its place.',
        'It says that it is not tax advice.',
        'The PDF of the server says the same, with a number and a hash that anybody can check.',
      ],
    } satisfies ScreenStory,
  },
  args: {
    filters: filterState(yearFilters, new URLSearchParams('year=2026'), fn()),
    brand: plain,
    login: 'maria',
    hasDocuments: true,
    hrefs: { operations: '#operations', displayCurrency: '#appearance' },
  },
});

/** A refill, an exchange with its fee and a deposit. Values are switched off. */
export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...operationsHandlers.goodDay),
});

/** Valued in euros. The course of one day is not known. */
export const Valued = meta.story({
  decorators: [
    (Story) => (
      <DisplayCurrencyProvider code="EUR">
        <Story />
      </DisplayCurrencyProvider>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...operationsHandlers.goodDay),
});

/** Nothing happened in the year. */
export const Quiet = meta.story({
  beforeEach: ({ msw }) => msw.use(...operationsHandlers.quietYear),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...operationsHandlers.yearLoading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...operationsHandlers.yearError),
});

/** The server makes the PDF. */
export const MakingPdf = meta.story({
  beforeEach: ({ msw }) => msw.use(...operationsHandlers.documentLoading),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Report as PDF|Отчёт в\sPDF)$/ }));
    await canvas.findByText(/Making the PDF|Готовим PDF/);
  },
});

/** Too many documents in an hour. */
export const TooManyDocuments = meta.story({
  beforeEach: ({ msw }) => msw.use(...operationsHandlers.documentsTired),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Report as PDF|Отчёт в\sPDF)$/ }));
    await canvas.findByRole('alert');
  },
});

/** The server has switched documents off. */
export const WithoutDocuments = meta.story({
  args: { hasDocuments: false },
  beforeEach: ({ msw }) => msw.use(...operationsHandlers.goodDay),
});
