import { messages as problemMessages } from '@meridian/problem';
import { messages as statusMessages } from '@meridian/statuses';
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
import { describe, expect, it, vi } from 'vitest';
import type { Schema } from '@meridian/api-client';
import { awaitedRefill, balance, deposit, history, statistics } from '../cabinet.fixtures.ts';
import { cabinetHandlers } from '../cabinet.handlers.ts';
import { CabinetPage } from './CabinetPage.tsx';
import { messages } from '../messages.ts';

const words = await loadMessages(messages, problemMessages, statusMessages);

const hrefs = {
  refill: '/refill',
  deposits: '/deposits',
  invest: '/invest',
  withdrawal: '/withdrawal',
  exchange: '/exchange',
  operations: '/operations',
};

const renderPage = (language: Language = 'en') =>
  render(<CabinetPage hrefs={hrefs} />, { messages: words, language });

/** The text of an element, with every whitespace as a plain space. */
const textOf = (element: Element | null) => element?.textContent.replace(/\s/g, ' ').trim();

/** The figure of a term. */
const figure = async (name: string) =>
  textOf((await screen.findByText(name, { selector: 'dt' })).nextElementSibling);

const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** All amounts beside a term of a card. */
async function amountsIn(card: string, name: string): Promise<(string | undefined)[]> {
  const term = await (await region(card)).findByText(name, { selector: 'dt' });
  return [...(term.nextElementSibling?.querySelectorAll('data') ?? [])].map(textOf);
}

describe('the home of the cabinet', () => {
  it('shows the exact available balance and the actions', async () => {
    mockServer.use(...cabinetHandlers.vast);
    renderPage();
    await waitFor(async () =>
      expect(await figure('Available balance')).toBe('123,456,789,012.123456789012345678 ETH'),
    );
    expect(screen.getByRole('link', { name: 'Refill' })).toHaveAttribute('href', '/refill');
    expect(screen.getByRole('link', { name: 'Invest' })).toHaveAttribute('href', '/invest');
    expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/withdrawal');
  });

  it('lists the last operations in the server’s order, signed, with held accruals marked', async () => {
    mockServer.use(...cabinetHandlers.goodDay);
    renderPage();
    await screen.findByText('Referral reward');
    const [, ...rows] = within(screen.getByRole('table', { name: 'Last operations' })).getAllByRole('row');
    expect(rows.map((row) => textOf(within(row).getByRole('rowheader')))).toEqual([
      'Deposit accrual',
      'Withdrawal fee',
      'Withdrawal',
      'Deposit accrual',
      'Deposit accrual',
      'Deposit accrual',
      'Referral reward',
      'Deposit accrual',
      'Deposit accrual',
      'Deposit accrual',
    ]);
    const held = rows.flatMap((row, index) => (within(row).queryByText('Held') ? [index] : []));
    expect(held).toEqual([0, 3, 4, 5, 7, 8, 9]);
    expect(rows[2]).toHaveTextContent(/−257\.50\sUSDT/);
    expect(rows[6]).toHaveTextContent(/\+12\.50\sUSDT/);
  });

  it('writes the six figures of the balances bar in Russian', async () => {
    mockServer.use(...cabinetHandlers.goodDay);
    renderPage('ru');
    await waitFor(async () => expect(await amountsIn('Балансы', 'Пополнено')).toContain('1 500,00 USDT'));
    expect(await amountsIn('Балансы', 'Выведено')).toEqual(['257,50 USDT']);
    expect(await amountsIn('Балансы', 'Активные депозиты')).toEqual(['1 000,00 USDT']);
    expect(await amountsIn('Балансы', 'Заработано')).toEqual(['0,00 USDT']);
    expect(await amountsIn('Балансы', 'За рефералов')).toEqual(['12,50 USDT']);
    expect(await amountsIn('Балансы', 'Всего')).toContain('1 250,00 USDT');
  });

  it('shows each figure and the parts of each total in every currency', async () => {
    mockServer.use(...cabinetHandlers.threeCurrencies);
    renderPage();
    await waitFor(async () =>
      expect(await amountsIn('Balances', 'Total')).toEqual([
        '1,250.00 USDT',
        '0.15 BTC',
        '1.750000000000000001 ETH',
      ]),
    );
    expect(await amountsIn('Balances', 'Earned')).toEqual(['0.00 USDT', '0.00225 BTC']);
    const totals = (await region('By currency')).getAllByText('Total', { selector: 'dt' });
    expect(totals.map((term) => textOf(term.nextElementSibling))).toEqual([
      '1,250.00 USDT',
      '0.15 BTC',
      '1.750000000000000001 ETH',
    ]);
    expect(screen.getByText(/^Held accruals:/)).toHaveTextContent('18.20 USDT and 0.001125 BTC.');
    expect(await screen.findByText('The next ones unlock on Dec 31.')).toBeVisible();
    expect(screen.getByText(/^Set aside for withdrawals:/)).toHaveTextContent(': 0.25 ETH.');
  });

  it('saves which figure and currency come first, and shows them', async () => {
    let saved: Schema<'Balance'> = balance;
    mockServer.use(
      mockApi.post('/user/balance', 200, ({ body }) => (saved = { ...balance, ...body })),
      mockApi.get('/user/balance', 200, () => saved),
      ...cabinetHandlers.goodDay,
    );
    renderPage();
    await user.click(await screen.findByRole('button', { name: 'What to show first' }));
    await user.click(screen.getByRole('radio', { name: 'Total balance' }));
    await waitFor(() => expect(saved.type).toBe('total'));
    await user.click(screen.getByRole('radio', { name: /^0\.0125\sBTC/ }));
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await figure('Total balance')).toBe('0.0125 BTC'));
    expect(saved).toMatchObject({ type: 'total', currency: 'BTC' });
  });

  it('keeps the choice open with the error if it cannot be saved', async () => {
    mockServer.use(
      mockApi.problem('post', '/user/balance', 500, { code: 'unexpected_error' }),
      ...cabinetHandlers.goodDay,
    );
    renderPage();
    await user.click(await screen.findByRole('button', { name: 'What to show first' }));
    await user.click(screen.getByRole('radio', { name: 'On deposit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'What to show first' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Available balance' })).toBeChecked());
  });

  it('never shows an unknown balance as zero', async () => {
    mockServer.use(
      mockApi.get('/user/balance', 200, { ...balance, currency: 'TRX' }),
      ...cabinetHandlers.goodDay,
    );
    renderPage();
    await waitFor(async () => expect(await figure('Available balance')).toBe('Unknown'));
  });

  it('lists the deposits by their end, those that have not started last, with links to their details', async () => {
    mockServer.use(...cabinetHandlers.waitingDeposit);
    renderPage();
    await screen.findByText('Waiting');
    const [, ...rows] = within(screen.getByRole('table', { name: 'Active deposits' })).getAllByRole('row');
    expect(rows.map(textOf)).toEqual([
      expect.stringContaining('Ends Dec 31'),
      expect.stringContaining('Starts Oct 15'),
    ]);
    expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', `/deposits/${deposit.id}`);
    expect(screen.getByRole('link', { name: 'All deposits' })).toBeVisible();
  });

  it('shows the number of deposits if not all are shown', async () => {
    mockServer.use(...cabinetHandlers.manyDeposits);
    renderPage('ru');
    expect(await screen.findByRole('link', { name: 'Все: 4 депозита' })).toBeVisible();
  });

  it('links to a refill that is awaited', async () => {
    mockServer.use(...cabinetHandlers.refillAwaitedLater);
    renderPage();
    expect(await screen.findByText('A refill of 500.00 USDT is awaited')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the refill' })).toHaveAttribute(
      'href',
      `/refill/${awaitedRefill.id}`,
    );
    // A request still in flight would reach the mocked server of the next test.
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  });

  it('charts the chosen balance for the chosen period', async () => {
    const asked: string[] = [];
    mockServer.use(
      mockApi.get('/user/balance/history', 200, ({ query }) => {
        asked.push(`${query.get('currency')} ${query.get('from')} ${query.get('to')}`);
        return history;
      }),
      ...cabinetHandlers.goodDay,
    );
    vi.setSystemTime('2026-10-15T12:00:00Z');
    renderPage();
    await user.click(await screen.findByRole('radio', { name: '90 days' }));
    await waitFor(() => expect(asked).toEqual(['USDT 2026-09-16 2026-10-15', 'USDT 2026-07-18 2026-10-15']));
    vi.useRealTimers();
  });

  it('shows no deposits and no operations before they are loaded', async () => {
    mockServer.use(mockApi.pending('get', '/user/operations/'), ...cabinetHandlers.empty);
    renderPage();
    await waitFor(async () => expect(await figure('Available balance')).toBe('0.00 USDT'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Active deposits' })).not.toBeInTheDocument();
  });

  it('shows one next step after registration', async () => {
    mockServer.use(...cabinetHandlers.empty);
    renderPage();
    expect(await screen.findByRole('link', { name: 'Go to refill' })).toHaveAttribute('href', '/refill');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See the plans' })).not.toBeInTheDocument();
  });

  it('shows a pending refill as the first step', async () => {
    mockServer.use(...cabinetHandlers.awaitedRefill);
    renderPage();
    expect(await screen.findByText('A refill of 500.00 USDT is awaited')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the refill' })).toHaveAttribute(
      'href',
      `/refill/${awaitedRefill.id}`,
    );
    expect(screen.queryByText('No operations yet')).not.toBeInTheDocument();
  });

  it('shows the other parts if one fails, and reloads it on request', async () => {
    mockServer.use(
      mockApi.problem('get', '/user/statistics', 429, { code: 'too_many_calls', retryAfter: 60 }),
      ...cabinetHandlers.goodDay,
    );
    renderPage();
    const bar = await screen.findByRole('region', { name: 'Balances' });
    const retry = await within(bar).findByRole('button');
    await waitFor(async () => expect(await figure('Available balance')).toBe('250.00 USDT'));
    mockServer.use(mockApi.get('/user/statistics', 200, statistics));
    await user.click(retry);
    await waitFor(async () => expect(await amountsIn('Balances', 'Total')).toContain('1,250.00 USDT'));
  });

  it('keeps the action links if the balance fails', async () => {
    mockServer.use(...cabinetHandlers.error);
    renderPage();
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Withdraw' })).toBeVisible();
    expect(screen.queryByText('Available balance')).not.toBeInTheDocument();
  });
});
