import { loadMessages, render, screen, within } from '@meridian/testing';
import { expect, test } from 'vitest';
import { planResults } from '../content.fixtures.ts';
import { messages } from '../messages.ts';
import { PlanResults } from './PlanResults.tsx';

const words = await loadMessages(messages);

const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('shows a loss like a gain, beside the rate of the plan, with the share that was closed early', () => {
  render(<PlanResults results={planResults} />, { messages: words });
  expect(cellsOf(/^Start/)).toEqual(['1240early: 96 (8%)', '3%', '2.38%']);
  expect(cellsOf(/^Quarter/)).toEqual(['10early: 9 (90%)', '12.6%', '\u22125.49%']);
  expect(cellsOf(/^Bitcoin/)).toEqual(['11early: 0 (0%)', '4.5%', '4.5%']);
  expect(screen.getAllByRole('rowheader', { name: /^Q/ }).map(({ textContent }) => textContent)).toEqual([
    'Q3 2026',
    'Q2 2026',
    'Quarter',
  ]);
});

test('says from how many deposits a plan is shown, also when there is none', () => {
  render(<PlanResults results={{ fewestDeposits: 12, items: [] }} />, { messages: words });
  expect(screen.getByText('There are no results to show yet.')).toBeVisible();
  expect(screen.getByText(/at least 12 of its deposits/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
