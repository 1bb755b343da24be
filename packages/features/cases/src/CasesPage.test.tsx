import type { Schema } from '@meridian/api-client';
import { messages as listMessages, useFiltersInMemory } from '@meridian/lists';
import { messages as formsMessages } from '@meridian/forms';
import { messages as problemMessages } from '@meridian/problem';
import { messages as receiptMessages } from '@meridian/receipts';
import {
  type Language,
  loadMessages,
  mockApi,
  mockServer,
  render,
  screen,
  user,
  waitFor,
  within,
} from '@meridian/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  boughtCases,
  bronze,
  cases,
  following,
  history,
  hrefs,
  noLimits,
  opening,
  secretHistory,
} from './cases.fixtures.ts';
import { casesHandlers } from './cases.handlers.ts';
import { casesFilters } from './casesFilters.ts';
import { CasesPage } from './CasesPage.tsx';
import { messages } from './messages.ts';

const texts = await loadMessages(messages, listMessages, formsMessages, problemMessages, receiptMessages);

function PageInMemory() {
  return <CasesPage filters={useFiltersInMemory(casesFilters)} hrefs={hrefs} />;
}

const show = (language: Language = 'en') => render(<PageInMemory />, { messages: texts, language });

/** Opens the confirmation of the first case. */
async function review() {
  await user.click(await screen.findByRole('button', { name: /^Buy for 5/ }));
  return within(await screen.findByRole('alertdialog'));
}

async function confirm(dialog: Awaited<ReturnType<typeof review>>, name = /^Buy for/) {
  await user.click(await dialog.findByRole('button', { name }));
}

/** Records the bodies and keys of what opens a case; responds with these openings in turn. */
function takeOpenings(...responses: Schema<'CaseOpening'>[]) {
  const taken: { body: Schema<'CaseOpeningRequest'>; key: string | null }[] = [];
  mockServer.use(
    mockApi.post('/crypto-cases/{id}/open', 201, ({ body, request }) => {
      taken.push({ body, key: request.headers.get('Idempotency-Key') });
      return responses[Math.min(taken.length, responses.length) - 1] ?? opening(1);
    }),
  );
  return taken;
}

beforeEach(() => localStorage.clear());

describe('a purchase', () => {
  test('names the price and the opening that were shown, and shows the prize with the attempts left', async () => {
    mockServer.use(...casesHandlers.full);
    const taken = takeOpenings(opening(1), opening(2), opening(3));
    show();
    const dialog = await review();
    expect(await dialog.findByText(/218\.00/)).toBeVisible();
    await confirm(dialog);
    const prize = within(await screen.findByRole('dialog', { name: 'Your prize: 2 USDT' }));
    expect(prize.getByText(/^The case cost 5\.00\sUSDT; you won 2\.00\sUSDT$/)).toBeVisible();
    expect(prize.getByText('Attempts left').closest('div')).toHaveTextContent('Attempts left2');
    await user.click(prize.getByRole('button', { name: 'Use the next attempt' }));
    await user.click(await screen.findByRole('button', { name: 'Use the next attempt' }));
    expect(await screen.findByText(/This was the last attempt/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use the next attempt' })).toBeNull();
    expect(taken.map(({ body }) => body)).toEqual([
      { confirmedPrice: bronze.price, opening: bronze.next?.opening },
      { confirmedPrice: null },
      { confirmedPrice: null },
    ]);
  });

  test('ends with “Close” as the last and main button, where “Buy” was, so that a double press never plays again', async () => {
    mockServer.use(...casesHandlers.full);
    takeOpenings(opening(1));
    show();
    const dialog = await review();
    expect(dialog.getAllByRole('button').at(-1)).toHaveAccessibleName(/^Buy for/);
    await confirm(dialog);
    const prize = within(await screen.findByRole('dialog'));
    const [next, close] = prize.getAllByRole('button').slice(-2);
    expect(next).toHaveAccessibleName('Use the next attempt');
    expect(close).toHaveAccessibleName('Close');
    expect(close).toHaveAttribute('data-variant', 'primary');
  });

  test('at a price that has changed shows the new one and asks again', async () => {
    mockServer.use(...casesHandlers.conflict);
    show();
    const dialog = await review();
    const price = { amount: '6.000000', currency: 'USDT' } as const;
    mockServer.use(
      mockApi.get('/crypto-cases/all', 200, { ...cases, items: [{ ...bronze, price, next: following }] }),
    );
    await confirm(dialog);
    expect(await dialog.findByText(/It was 5\.00 USDT and is 6\.00 USDT now/)).toBeVisible();
    const taken = takeOpenings();
    await confirm(dialog, /^Buy for 6/);
    await screen.findByRole('dialog');
    expect(taken.map(({ body }) => body)).toEqual([{ confirmedPrice: price, opening: following.opening }]);
  });

  test('that another tab has made is not made again without asking', async () => {
    mockServer.use(...casesHandlers.conflict);
    show();
    const dialog = await review();
    mockServer.use(mockApi.get('/crypto-cases/all', 200, boughtCases));
    await confirm(dialog);
    expect(
      await dialog.findByText('You have already bought this case, and 2 attempts are left'),
    ).toBeVisible();
  });

  test('whose response was lost is found after a reload, and shows its prize without buying again', async () => {
    mockServer.use(...casesHandlers.lostConnection);
    const first = show();
    const dialog = await review();
    await confirm(dialog);
    await dialog.findByRole('alert');
    first.unmount();
    mockServer.use(
      mockApi.get('/crypto-cases/all', 200, boughtCases),
      mockApi.get('/user/case-operations', 200, secretHistory),
    );
    const taken = takeOpenings();
    show();
    await user.click(await screen.findByRole('button', { name: 'Show the prize' }));
    expect(await screen.findByRole('dialog', { name: 'Your prize: 2 USDT' })).toBeVisible();
    // The same opening, which the server sells once.
    expect(taken.map(({ body }) => body)).toEqual([
      { confirmedPrice: bronze.price, opening: bronze.next?.opening },
    ]);
    expect(screen.queryByText(/Your purchase of Bronze was/)).toBeNull();
  });

  test('that never reached the server is reported as not made', async () => {
    mockServer.use(...casesHandlers.lostConnection);
    const first = show();
    await confirm(await review());
    await screen.findByRole('alert');
    first.unmount();
    show();
    expect(await screen.findByText('You did not buy the case Bronze')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText('You did not buy the case Bronze')).toBeNull();
  });

  test('is not reported as made or not made while the list cannot be read', async () => {
    mockServer.use(...casesHandlers.lostConnection);
    show();
    const dialog = await review();
    await confirm(dialog);
    await dialog.findByRole('alert');
    mockServer.use(mockApi.lostNetwork('get', '/crypto-cases/all'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/Your purchase of Bronze was/)).toBeNull();
    mockServer.use(mockApi.get('/crypto-cases/all', 200, boughtCases));
    await user.click(retry);
    expect(await screen.findByText('You bought the case Bronze')).toBeVisible();
  });

  test('returns the focus to its case when the prize is closed', async () => {
    mockServer.use(...casesHandlers.full);
    show();
    await confirm(await review());
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    const bought = screen.getByRole('region', { name: 'Bronze' });
    expect(bought).toContainElement(document.activeElement as HTMLElement);
  });

  test('is not possible without the money, and says how much is missing, in Russian', async () => {
    mockServer.use(...casesHandlers.poor);
    show('ru');
    await user.click(await screen.findByRole('button', { name: /^Купить за\s5/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText(/Не хватает 2,00/)).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Купить/ })).toBeDisabled();
    expect(dialog.getByRole('link', { name: 'Пополнить баланс' })).toHaveAttribute('href', hrefs.refill);
  });

  test.each([
    [{ ...noLimits, timeOutUntil: '2026-10-22T10:00:00Z' }, /You cannot buy cases until .*Oct 22/],
    [
      { ...noLimits, spendPerDay: { amount: '4.99', currency: 'USDT' } },
      /You have spent 0\.00.USDT of 4\.99/,
    ],
  ] as const)('that own limits forbid cannot be confirmed: %#', async (limits, reason) => {
    mockServer.use(mockApi.get('/crypto-cases/limits', 200, limits), ...casesHandlers.full);
    show();
    const dialog = await review();
    expect(await dialog.findByText(reason)).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Buy for/ })).toBeDisabled();
  });

  test.each([
    ['limitReached', 'You have reached your own limit for today'],
    ['timeOut', 'You have taken a time-out'],
    ['insufficient', /balance/],
  ] as const)('that the server refuses says why: %s', async (state, reason) => {
    mockServer.use(...casesHandlers[state]);
    show();
    const dialog = await review();
    await confirm(dialog);
    expect(await dialog.findByRole('alert')).toHaveTextContent(reason);
  });
});

test('what a case returns on average is exact', async () => {
  mockServer.use(...casesHandlers.full);
  show();
  expect((await screen.findAllByText(/^4\.4475 of /)).length).toBeGreaterThan(0);
});

test('an attempt that another tab has used is reported beside its case', async () => {
  mockServer.use(...casesHandlers.attemptsUsed);
  show();
  await user.click(await screen.findByRole('button', { name: 'Use an attempt (2 left)' }));
  expect(await screen.findByText('No attempts left')).toBeVisible();
});

describe('the check of a draw', () => {
  const openDetails = async () =>
    user.click((await screen.findAllByRole('button', { name: /^Details of 2 USDT/ }))[0]!);
  const check = async () => user.click(await screen.findByRole('button', { name: 'Check the draw' }));

  test('computes the draw again, and compares the commitment with the one shown before the purchase', async () => {
    mockServer.use(...casesHandlers.full);
    show();
    const dialog = await review();
    await confirm(dialog);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await openDetails();
    await check();
    expect(await screen.findByText('The check matches')).toBeVisible();
    expect(screen.getByText(/This browser was shown the same hash/)).toBeVisible();
  });

  test.each([
    [
      'another prize',
      { prizeId: 'usdt-1' },
      'The seed gives the prize 2 USDT, not the one that was credited.',
    ],
    ['another seed', { seed: 'f'.repeat(64) }, /give another hash/],
  ])('does not repeat what the server says: %s', async (_what, change, reason) => {
    const items = history.items.map((item) =>
      item.draw ? { ...item, draw: { ...item.draw, ...change } } : item,
    );
    mockServer.use(mockApi.get('/user/case-operations', 200, { ...history, items }), ...casesHandlers.full);
    show();
    await openDetails();
    await check();
    expect(await screen.findByText('The check does not match')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });

  test('finds a commitment and seed that were both exchanged after the purchase', async () => {
    localStorage.setItem(
      'person:caseCommitments',
      JSON.stringify({ [bronze.next?.opening ?? '']: 'c'.repeat(64) }),
    );
    mockServer.use(...casesHandlers.full);
    show();
    await openDetails();
    await check();
    expect(await screen.findByText(/this browser was shown another hash/)).toBeVisible();
  });

  test('waits for the last attempt', async () => {
    mockServer.use(...casesHandlers.secret);
    show();
    await openDetails();
    expect(await screen.findByText(/We reveal the seed after the last attempt/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check the draw' })).toBeNull();
  });
});

test('the history shows what was spent against what was won, and what each attempt cost', async () => {
  mockServer.use(...casesHandlers.full);
  show();
  const totals = within(await screen.findByRole('region', { name: 'Spent and won' }));
  expect(totals.getByText(/1\.00/)).toHaveTextContent(/[-−]1\.00/);
  // The purchase is charged once, with its first attempt.
  const rows = within(screen.getByRole('table', { name: 'Win history' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => /5\.00.USDT|Already paid/.exec(row.textContent)?.[0])).toEqual([
    'Already paid',
    'Already paid',
    '5.00\u00a0USDT',
  ]);
});

describe('own limits', () => {
  test('are sent as an exact amount', async () => {
    mockServer.use(...casesHandlers.full);
    const sent: Schema<'CaseLimitsChange'>[] = [];
    mockServer.use(
      mockApi.patch('/crypto-cases/limits', 200, ({ body }) => {
        sent.push(body);
        return {
          spendPerDay: null,
          spentToday: { amount: '0.000000', currency: 'USDT' },
          dayEndsAt: '2026-10-16T00:00:00Z',
          pending: null,
          timeOutUntil: null,
        };
      }),
    );
    show();
    await user.click(await screen.findByRole('button', { name: 'Your limit and time-out: not set' }));
    await user.type(await screen.findByRole('textbox', { name: /New limit per day/ }), '20.5');
    await user.click(screen.getByRole('button', { name: 'Set the limit' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent).toEqual([{ spendPerDay: { amount: '20.5', currency: 'USDT' } }]);
  });

  test('include a time-out that is confirmed first, and refused when it would be shorter', async () => {
    mockServer.use(
      mockApi.problem('patch', '/crypto-cases/limits', 409, { code: 'case_time_out' }),
      ...casesHandlers.limited,
    );
    show();
    await user.click(await screen.findByRole('button', { name: 'Time-out: you cannot buy cases' }));
    await user.click(await screen.findByRole('button', { name: /^Choose how long/ }));
    await user.click(await screen.findByRole('option', { name: '1 day' }));
    await user.click(screen.getByRole('button', { name: 'Take a time-out' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Take a time-out of 1 day?' }));
    await user.click(dialog.getByRole('button', { name: 'Take the time-out' }));
    expect(await dialog.findByText(/You cannot make it shorter/)).toBeVisible();
  });
});

test('the welcome for referrers is not shown again once it is closed', async () => {
  // The list is asked for again only after the server has accepted that the welcome was read.
  let asked = 0;
  mockServer.use(
    mockApi.get('/crypto-cases/all', 200, () => {
      asked += 1;
      return { ...cases, welcome: asked === 1 };
    }),
    ...casesHandlers.full,
  );
  const first = show();
  await user.click(await screen.findByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(asked).toBe(2));
  first.unmount();
  show();
  await screen.findByRole('button', { name: /^Buy for 5/ });
  expect(screen.queryByRole('dialog')).toBeNull();
});
