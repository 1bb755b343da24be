import { loadMessages, render, screen } from '@meridian/testing';
import { expect, test } from 'vitest';
import { fees, plans } from '../content.fixtures.ts';
import { messages } from '../messages.ts';
import { SummaryExample } from './SummaryExample.tsx';

const words = await loadMessages(messages);
const [plan] = plans.items;

const left = () =>
  screen
    .getAllByRole('term')
    .find(({ textContent }) => textContent.startsWith('At that rate'))
    ?.parentElement?.textContent.replaceAll('\u00a0', ' ');

test('shows what is left of the example after the withdrawal, with its fee', () => {
  const free = { ...fees, subscription: { ...fees.subscription, trialDays: 91 } };
  render(<SummaryExample plan={plan!} fees={free} />, { messages: words });
  // 563 less 1 and 0.5 % of 563.
  expect(left()).toBe('At that rate, after the withdrawal 1.00 USDT + 0.5%559.185 USDT');
});

test('deducts the subscription that the withdrawal needs', () => {
  render(<SummaryExample plan={plan!} fees={fees} />, { messages: words });
  expect(left()).toContain('and a subscription of 10.00 USDT');
  expect(left()).toMatch(/549\.235 USDT$/);
});
