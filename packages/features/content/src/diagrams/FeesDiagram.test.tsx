import { loadMessages, render, screen, within } from '@meridian/testing';
import { expect, test } from 'vitest';
import { subscription } from '../content.fixtures.ts';
import { messages } from '../messages.ts';
import { FeesDiagram } from './FeesDiagram.tsx';

const words = await loadMessages(messages);
const station = () =>
  within(screen.getByRole('heading', { name: 'Subscription' }).closest('li') ?? document.body);

test('shows the price of the shortest subscription and the free period', () => {
  const [month] = subscription.items;
  const year = {
    ...month!,
    id: 'year',
    price: { amount: '96.000000', currency: 'USDT' } as const,
    periodDays: 365,
  };
  render(<FeesDiagram exitFees={undefined} subscription={{ ...subscription, items: [year, month!] }} />, {
    messages: words,
  });
  expect(station().getByText('10.00 USDT for 30 days')).toBeVisible();
  expect(station().getByText(/The first 90 days are free/)).toBeVisible();
});

test('names no free period where there is none', () => {
  render(<FeesDiagram exitFees={undefined} subscription={{ ...subscription, trialDays: 0 }} />, {
    messages: words,
  });
  expect(station().queryByText(/Free for/)).not.toBeInTheDocument();
});
