import { render, screen, within } from '@meridian/testing';
import { loadMessages } from '@meridian/testing';
import { expect, test } from 'vitest';
import { plans } from '../content.fixtures.ts';
import { messages } from '../messages.ts';
import { amountsWithin, DepositExample, plansByTerm } from './DepositExample.tsx';

const loaded = await loadMessages(messages);
const [quarter, bitcoin] = plans.items;
const month = { ...quarter!, id: 'month', name: 'Month', timeInDays: 30, exitFeePercent: '5' } as const;

test('the example has the first plan of each term in one currency, the shortest term first', () => {
  const year = { ...bitcoin!, id: 'year', timeInDays: 365 };
  expect(plansByTerm([quarter!, bitcoin!, month, year]).map(({ id }) => id)).toEqual(['month', quarter!.id]);
});

test('the amounts are those that every plan of the example takes', () => {
  expect(amountsWithin([quarter!, month])).toEqual(['500', '1000', '5000']);
  expect(amountsWithin([bitcoin!])).toEqual([]);
});

test('an amount has the outcomes of each term, and the smallest deposit is the example without one', () => {
  const { unmount } = render(<DepositExample plans={[month]} />, { messages: loaded });
  const early = () =>
    within(screen.getByRole('list', { name: 'Possible outcomes' }))
      .getByText(/^if you leave before day/)
      .parentElement?.textContent.replace(/\s/g, ' ');
  expect(early()).toBe(
    '475.00 USDT950.00 USDT4,750.00 USDT if you leave before day 30: a fee of 5%, no accruals',
  );
  expect(screen.getByRole('radio', { name: '1,000' })).toBeChecked();
  unmount();
  render(<DepositExample plans={[bitcoin!]} />, { messages: loaded });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(early()).toMatch(/^0\.00\d+ BTC if you leave before day 90/);
});
