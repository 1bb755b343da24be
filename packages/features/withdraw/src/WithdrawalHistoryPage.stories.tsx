import { fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { filterState, useDetailsInMemory } from '@meridian/lists';
import { withdrawalFilters } from './list/withdrawalFilters.ts';
import { withdrawHandlers } from './withdraw.handlers.ts';
import { WithdrawalHistoryPage, type WithdrawalHistoryPageProps } from './WithdrawalHistoryPage.tsx';

const filtersOf = (query: string) => filterState(withdrawalFilters, new URLSearchParams(query), fn());

const meta = preview.meta({
  component: WithdrawalHistoryPage,
  render: function InMemory(args) {
    return <WithdrawalHistoryPage {...args} details={useDetailsInMemory()} />;
  },
  title: 'Screens/Cabinet/Withdrawal history',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'withdrawalHistory',
      purpose: 'Lists the withdrawals.',
      specification: '2, Withdrawal; 4, statuses',
      rules: ['A rejected withdrawal is shown with its reason, and where the money is.'],
      parts: { 'withdraw/src/list': 'the table', 'withdraw/src/details': 'the drawer' },
    } satisfies ScreenStory,
  },
  args: {
    details: { id: undefined, row: undefined, open: fn(), close: fn() },
    filters: filtersOf(''),
    hrefs: { withdrawal: '#withdrawal', withdrawalHistory: '#withdrawal-history' },
  } satisfies WithdrawalHistoryPageProps,
});

/** No withdrawal of the chosen status. */
export const NothingFound = meta.story({
  args: { filters: filtersOf('status=error') },
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.empty);
  },
});

/** On its way. */
export const Details = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.goodDay);
  },
  async play({ canvas, userEvent }) {
    const rows = await canvas.findAllByRole('button', { name: /Details of|Подробности вывода/ });
    await userEvent.click(rows[0] ?? canvas.getByRole('table'));
    await screen.findByRole('dialog');
  },
});

/** With the hash of its transfer. */
export const DetailsOfWithdrawn = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.goodDay);
  },
  async play({ canvas, userEvent }) {
    const rows = await canvas.findAllByRole('button', { name: /Details of|Подробности вывода/ });
    await userEvent.click(rows[2] ?? canvas.getByRole('table'));
    await screen.findByRole('dialog');
  },
});

/** With the reason, and where the money is. */
export const DetailsOfRejected = meta.story({
  beforeEach({ msw }) {
    msw.use(...withdrawHandlers.goodDay);
  },
  async play({ canvas, userEvent }) {
    const rows = await canvas.findAllByRole('button', { name: /Details of|Подробности вывода/ });
    await userEvent.click(rows[3] ?? canvas.getByRole('table'));
    await screen.findByRole('dialog');
  },
});
