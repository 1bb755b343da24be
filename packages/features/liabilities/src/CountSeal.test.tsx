import { messages as problemMessages } from '@meridian/problem';
import { messages as receiptMessages } from '@meridian/receipts';
import { loadMessages, mockServer, render, screen } from '@meridian/testing';
import { expect, it } from 'vitest';
import { CountSeal } from './CountSeal.tsx';
import { investor, night, proof } from './liabilities.fixtures.ts';
import { liabilitiesHandlers } from './liabilities.handlers.ts';
import { messages } from './messages.ts';
import type { Investor } from './Verdict.tsx';

const texts = await loadMessages(messages, problemMessages, receiptMessages);

function show(scenario: keyof typeof liabilitiesHandlers, user: Investor = investor) {
  mockServer.use(...liabilitiesHandlers[scenario]);
  render(<CountSeal user={user} hrefs={{ liabilities: '/check' }} />, { messages: texts });
}

it('verifies the balance on this device, shows how, and saves the proof', async () => {
  show('goodDay');
  expect(await screen.findByText('Your balance matches')).toBeVisible();
  expect(screen.getByText('The published hash')).toBeVisible();
  expect(screen.getByText(`${night.root.slice(0, 4)}…${night.root.slice(-4)}`)).toBeVisible();
  const address = screen.getByRole('link', { name: 'Save the file' }).getAttribute('href') ?? '';
  expect(JSON.parse(decodeURIComponent(address.replace(/^[^,]*,/, '')))).toEqual(proof);
  expect(screen.getByRole('link', { name: 'The whole check' })).toHaveAttribute('href', '/check');
});

it.each([
  ['empty', 'There is no count yet'],
  ['noProof', 'Your balance is not in the count'],
  ['wrongProof', 'Your balance does not match'],
  ['otherAccount', 'Your balance does not match'],
] as const)('says what else the check can find: %s', async (scenario, title) => {
  show(scenario);
  expect(await screen.findByText(title)).toBeVisible();
});

it('says that an account which is younger than the count is in the next one', async () => {
  show('noProof', { ...investor, registrationDate: '2026-10-15T09:00:00Z' });
  expect(await screen.findByText('You can check after the next count')).toBeVisible();
});

it('offers to try again after a failure', async () => {
  show('error');
  expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
});
