import { mockApi } from '@meridian/api-client/testing';
import { messages as problemMessages } from '@meridian/problem';
import { messages as receiptMessages } from '@meridian/receipts';
import { loadMessages, mockServer, render, screen } from '@meridian/testing';
import type { HttpHandler } from 'msw';
import { expect, it, vi } from 'vitest';
import { earlierNight, investor, night, proof } from './liabilities.fixtures.ts';
import { liabilitiesHandlers } from './liabilities.handlers.ts';
import { LiabilitiesPage } from './LiabilitiesPage.tsx';
import { messages } from './messages.ts';
import type { SeenRoots } from './seenRoots.ts';

const texts = await loadMessages(messages, problemMessages, receiptMessages);

function show(handlers: readonly HttpHandler[], seen: SeenRoots = {}) {
  const keepSeen = vi.fn<(roots: SeenRoots) => void>();
  mockServer.use(...handlers);
  render(
    <LiabilitiesPage
      user={investor}
      readSeen={() => seen}
      keepSeen={keepSeen}
      hrefs={{ published: '/owe', operations: '/operations' }}
    />,
    { messages: texts },
  );
  return keepSeen;
}

it('says that the balance is counted, and saves the proof as it was verified', async () => {
  show(liabilitiesHandlers.goodDay);
  expect(await screen.findByText('Your balance matches')).toBeVisible();
  expect(await screen.findByText('Nothing has changed since the count.')).toBeVisible();
  const address = screen.getByRole('link', { name: 'Save the file' }).getAttribute('href') ?? '';
  expect(JSON.parse(decodeURIComponent(address.replace(/^[^,]*,/, '')))).toEqual(proof);
});

it.each([
  ['noProof', 'Your balance is not in the count', /does not have your account/],
  ['wrongProof', 'Your balance does not match', /do not add up to the published sum/],
  ['otherAccount', 'Your balance does not match', /is the data of another account/],
] as const)('says that the balance is not counted: %s', async (scenario, title, reason) => {
  show(liabilitiesHandlers[scenario]);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
});

it('names the parts that have moved since the count', async () => {
  show(liabilitiesHandlers.moved);
  expect(await screen.findByText('Your balance has changed since the count')).toBeVisible();
  expect(screen.getByText('Being withdrawn')).toBeVisible();
  expect(screen.queryByText('On deposit')).not.toBeInTheDocument();
  expect(await screen.findByText('Refills not credited yet')).toBeVisible();
  expect(screen.getByText(/^500/)).toBeVisible();
});

it('warns of a root that is not the one this device saw, and keeps the first', async () => {
  const seen = { [earlierNight.id]: { root: 'f'.repeat(64), takenAt: earlierNight.takenAt } };
  const keepSeen = show(liabilitiesHandlers.goodDay, seen);
  expect(await screen.findByText('A published hash has changed')).toBeVisible();
  expect(keepSeen).toHaveBeenLastCalledWith({
    ...seen,
    [night.id]: { root: night.root, takenAt: night.takenAt },
  });
});

it('compares a root that is on an earlier page of counts', async () => {
  const pageOf = ({ query }: { query: URLSearchParams }) =>
    query.get('page') === '2'
      ? { items: [earlierNight], page: 2, limit: 1, total: 2 }
      : { items: [night], page: 1, limit: 1, total: 2 };
  mockServer.use(mockApi.get('/liabilities', 200, pageOf));
  show(liabilitiesHandlers.goodDay.slice(1), {
    [earlierNight.id]: { root: night.root, takenAt: earlierNight.takenAt },
  });
  expect(await screen.findByText('A published hash has changed')).toBeVisible();
});

it('warns of a count that has disappeared', async () => {
  show(liabilitiesHandlers.empty, { [night.id]: { root: night.root, takenAt: night.takenAt } });
  expect(await screen.findByText('A published hash has changed')).toBeVisible();
});
