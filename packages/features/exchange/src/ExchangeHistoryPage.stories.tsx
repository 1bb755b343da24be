import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { exchangeHandlers } from './exchange.handlers.ts';
import { ExchangeHistoryPage, type ExchangeHistoryPageProps } from './ExchangeHistoryPage.tsx';

const meta = preview.meta({
  component: ExchangeHistoryPage,
  title: 'Screens/Cabinet/Exchange history',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'exchangeHistory',
      purpose: 'Lists the last exchanges.',
      specification: '7, calls of exchange',
      rules: ['A row has both amounts. What was received is after the fee.'],
    } satisfies ScreenStory,
  },
  args: {
    hrefs: { exchange: '#exchange', exchangeHistory: '#exchange-history', operations: '#operations' },
  } satisfies ExchangeHistoryPageProps,
});

/** The last exchanges, with a link to all of them. */
export const Full = meta.story({
  beforeEach: ({ msw }) => msw.use(...exchangeHandlers.goodDay),
});

/** Before the first exchange. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...exchangeHandlers.noHistory),
});

/** The history cannot be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...exchangeHandlers.historyError),
});
