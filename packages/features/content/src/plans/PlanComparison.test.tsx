import { loadMessages, render, screen, within } from '@meridian/testing';
import { expect, test } from 'vitest';
import { planResults, plans } from '../content.fixtures.ts';
import { messages } from '../messages.ts';
import { PlanComparison } from './PlanComparison.tsx';

const words = await loadMessages(messages);

test('shows beside the rates what deposits brought that were closed in the newest quarter', () => {
  const [plan] = plans.items;
  const known = { ...plan!, id: 'usdt-start-30' };
  render(<PlanComparison plans={[known, plan!]} results={planResults} investHref="#invest" />, {
    messages: words,
  });
  const row = screen.getByRole('row', { name: /^Result of closed deposits, Q3 2026/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['2.38%the rate would have given 3%', 'Fewer than 10 closed']);
});
