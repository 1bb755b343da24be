import { loadMessages, render, screen, within } from '@meridian/testing';
import { expect, test } from 'vitest';
import { someStrategies } from '../content.fixtures.ts';
import { messages } from '../messages.ts';
import { StrategiesPage } from './StrategiesPage.tsx';
import { writeStrategyFilter } from './strategyFilter.ts';

const words = await loadMessages(messages);
const hrefs = {
  risks: '/risks',
  plans: '/plans',
  all: '/strategies',
  list: (filter: Parameters<typeof writeStrategyFilter>[0]) => `/strategies/${writeStrategyFilter(filter)}`,
  strategy: (id: string) => `/strategies/${id}`,
};

test('shows the strategies of the filter, and keeps one filter when the other changes', () => {
  render(
    <StrategiesPage
      strategies={someStrategies}
      date="2026-10-15T12:00:00Z"
      filter={{ risk: 'low' }}
      hrefs={hrefs}
    />,
    {
      messages: words,
    },
  );
  const cards = screen.getAllByRole('heading', { level: 3 });
  expect(cards.map((card) => card.textContent)).toEqual(['Cash and carry', 'Treasury bills as tokens']);
  const filters = within(screen.getByRole('navigation', { name: 'Strategy filters' }));
  expect(filters.getByRole('link', { name: 'Low risk 2' })).toHaveAttribute('aria-current', 'page');
  expect(filters.getByRole('link', { name: 'Futures 1' })).toHaveAttribute('href', '/strategies/low-futures');
});

test('does not link to a filter that shows nothing', () => {
  render(
    <StrategiesPage
      strategies={someStrategies}
      date="2026-10-15T12:00:00Z"
      filter={{ risk: 'low' }}
      hrefs={hrefs}
    />,
    {
      messages: words,
    },
  );
  expect(screen.getByText(/^Spot/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Spot/ })).not.toBeInTheDocument();
});
