import { loadMessages, render, screen } from '@meridian/testing';
import { expect, test } from 'vitest';
import { liabilitiesNights } from '../content.fixtures.ts';
import { messages } from '../messages.ts';
import { LastCount } from './LastCount.tsx';

const words = await loadMessages(messages);
const [night] = liabilitiesNights;

const show = (of: Partial<NonNullable<typeof night>>) => {
  const { container } = render(<LastCount night={{ ...night!, ...of }} href="#owe" />, { messages: words });
  return { lines: container.querySelectorAll('svg circle').length - 1, text: container.textContent };
};

test('draws a line for each part of the tree', () => {
  expect(show({ leaves: 6 }).lines).toBe(6);
});

test('says that it draws fewer lines than there are parts', () => {
  const { lines, text } = show({ accounts: 214, leaves: 428 });
  expect(lines).toBe(64);
  expect(text).toContain('64 of 428 parts');
});

test('leaves out currencies in which nothing is owed', () => {
  show({
    amounts: [
      { amount: '10.000000', currency: 'USDT' },
      { amount: '0.000000', currency: 'TRX' },
    ],
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
