import { messages as problemMessages } from '@meridian/problem';
import { messages as statusMessages } from '@meridian/statuses';
import {
  loadMessages,
  mockApi,
  mockServer,
  render,
  screen,
  user,
  within,
  type Language,
} from '@meridian/testing';
import { describe, expect, it, vi } from 'vitest';
import { balance, operations, statistics } from '../cabinet.fixtures.ts';
import { cabinetHandlers } from '../cabinet.handlers.ts';
import { CabinetPage } from './CabinetPage.tsx';
import { messages } from '../messages/index.ts';

const words = await loadMessages(messages, problemMessages, statusMessages);

const hrefs = {
  refill: '/refill',
  deposits: '/deposits',
  invest: '/invest',
  withdrawal: '/withdrawal',
  operations: '/operations',
};

const renderPage = (language: Language = 'en') =>
  render(<CabinetPage hrefs={hrefs} />, { messages: words, language });

/** The text of an element, with every whitespace as a plain space. */
const textOf = (element: Element | null) => element?.textContent.replace(/\s/g, ' ').trim();

/** The figure of a term. */
const figure = async (name: string) =>
  textOf((await screen.findByText(name, { selector: 'dt' })).nextElementSibling);

/** All figures of a term: the main one, then the other currencies. */
async function amountsOf(name: string): Promise<(string | undefined)[]> {
  const term = await screen.findByText(name, { selector: 'dt' });
  return [...(term.parentElement?.querySelectorAll('data') ?? [])].map(textOf);
}

describe('the home of the cabinet', () => {
  it('shows the exact available balance and the actions', async () => {
    mockServer.use(...cabinetHandlers.vast);
    renderPage();
    await vi.waitFor(async () =>
      expect(await figure('Available balance')).toBe('123,456,789,012.123456789012345678 ETH'),
    );
    expect(screen.getByRole('link', { name: 'Refill' })).toHaveAttribute('href', '/refill');
    expect(screen.getByRole('link', { name: 'Invest' })).toHaveAttribute('href', '/invest');
    expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/withdrawal');
  });

  it('shows other currencies and held accruals', async () => {
    mockServer.use(...cabinetHandlers.goodDay);
    renderPage();
    expect(await screen.findByText('Also available: 0.0125 BTC.')).toBeVisible();
    expect(screen.getByText('Accruals held until the end of their tariffs: 18.20 USDT.')).toBeVisible();
    expect(screen.queryByText(/Set aside for withdrawals/)).not.toBeInTheDocument();
  });

  it('formats the six figures of the balances bar in Russian', async () => {
    mockServer.use(...cabinetHandlers.goodDay);
    renderPage('ru');
    await vi.waitFor(async () => expect(await figure('Пополнено')).toBe('1 500,00 USDT'));
    expect(await figure('Выведено')).toBe('257,50 USDT');
    expect(await figure('Активные депозиты')).toBe('1 000,00 USDT');
    expect(await figure('Заработано')).toBe('0,00 USDT');
    expect(await figure('За рефералов')).toBe('12,50 USDT');
    expect(await figure('Всего')).toBe('1 250,00 USDT');
  });

  it('shows the progress and the held accruals of a deposit', async () => {
    mockServer.use(...cabinetHandlers.goodDay);
    renderPage();
    const progress = await screen.findByRole('progressbar', { name: /^Tariff/ });
    expect(progress).toHaveAttribute('aria-valuetext', '13 of 90 days');
    expect(await figure('Completion')).toBe('Dec 31, 2026');
    expect(await figure('Accrued')).toBe('18.20 USDT');
    expect(screen.getByText(/^Held until the end of the tariff/)).toBeVisible();
    expect(screen.getByText(/^Autoinvestment is on/)).toBeVisible();
  });

  it('shows deposits that have not started after all others', async () => {
    mockServer.use(...cabinetHandlers.waitingDeposit);
    renderPage();
    await screen.findByText('Waiting');
    const deposits = within(screen.getByRole('region', { name: 'Active deposits' }));
    const amounts = deposits.getAllByText('Amount').map((term) => textOf(term.nextElementSibling));
    expect(amounts).toEqual(['1,000.00 USDT', '642.505 USDT']);
    expect(await figure('Starts')).toMatch(/^Oct 15, 2026/);
    expect(deposits.getByText('Jan 13, 2027')).toBeVisible();
  });

  it('does not mention early closing if the term is over', async () => {
    mockServer.use(...cabinetHandlers.endedDeposit);
    renderPage();
    expect(await screen.findByText('Awaiting completion')).toBeVisible();
    expect(screen.getByText(/^The term is over; held until/)).toBeVisible();
    expect(screen.queryByText(/closed early/)).not.toBeInTheDocument();
  });

  it('shows the number of deposits if not all are shown', async () => {
    mockServer.use(...cabinetHandlers.manyDeposits);
    renderPage('ru');
    expect(await screen.findByText('Показано 3 из 4 депозитов.')).toBeVisible();
    expect(screen.getAllByRole('progressbar')).toHaveLength(3);
  });

  it('shows no number of deposits if all are shown', async () => {
    mockServer.use(...cabinetHandlers.waitingDeposit);
    renderPage();
    await screen.findByText('Waiting');
    expect(screen.queryByText(/deposits are shown/)).not.toBeInTheDocument();
  });

  it('shows each figure in every currency where it is not zero', async () => {
    mockServer.use(...cabinetHandlers.threeCurrencies);
    renderPage();
    await screen.findByRole('region', { name: 'Balances' });
    await vi.waitFor(async () =>
      expect(await amountsOf('Total')).toEqual(['1,250.00 USDT', '0.15 BTC', '1.750000000000000001 ETH']),
    );
    expect(await amountsOf('Refilled')).toEqual(['1,500.00 USDT', '0.15 BTC', '1.750000000000000001 ETH']);
    expect(await amountsOf('Active deposits')).toEqual(['1,000.00 USDT', '0.05 BTC']);
    expect(await amountsOf('Earned')).toEqual(['0.00 USDT', '0.00225 BTC']);
    expect(await amountsOf('Withdrawn')).toEqual(['257.50 USDT']);
  });

  it('shows held accruals and pending withdrawals in every currency', async () => {
    mockServer.use(...cabinetHandlers.threeCurrencies);
    renderPage();
    expect(await screen.findByText(/^Also available/)).toHaveTextContent(
      'Also available: 0.10 BTC and 1.500000000000000001 ETH.',
    );
    expect(screen.getByText(/^Accruals held/)).toHaveTextContent('18.20 USDT and 0.001125 BTC.');
    expect(screen.getByText(/^Set aside/)).toHaveTextContent(
      'Set aside for withdrawals under way: 0.25 ETH.',
    );
  });

  it('lists the last ten operations in the server’s order, signed, with held accruals marked', async () => {
    mockServer.use(...cabinetHandlers.goodDay);
    renderPage();
    await screen.findByText('Referral reward');
    const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => textOf(within(row).getByRole('rowheader')))).toEqual([
      'Accrual on a deposit',
      'Withdrawal fee',
      'Withdrawal',
      'Accrual on a deposit',
      'Accrual on a deposit',
      'Accrual on a deposit',
      'Referral reward',
      'Accrual on a deposit',
      'Accrual on a deposit',
      'Accrual on a deposit',
    ]);
    const held = rows.flatMap((row, index) => (within(row).queryByText('Held') ? [index] : []));
    expect(held).toEqual([0, 3, 4, 5, 7, 8, 9]);
    expect(rows[2]).toHaveTextContent(/−257\.50\sUSDT/);
    expect(rows[6]).toHaveTextContent(/\+12\.50\sUSDT/);
  });

  it('requests ten operations and the deposits that end next', async () => {
    const asked = vi.fn();
    mockServer.use(
      mockApi.get('/user/operations/', 200, ({ query }) => {
        asked(query.toString());
        return operations;
      }),
      ...cabinetHandlers.goodDay,
    );
    renderPage();
    await screen.findByText('Referral reward');
    expect(asked).toHaveBeenCalledExactlyOnceWith('limit=10');
  });

  it('shows no deposits and no operations before they are loaded', async () => {
    mockServer.use(mockApi.pending('get', '/user/operations/'), ...cabinetHandlers.empty);
    renderPage();
    await vi.waitFor(async () => expect(await figure('Available balance')).toBe('0.00 USDT'));
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
    expect(screen.getByRole('link', { name: 'See the refill' })).toHaveAttribute('href', '/refill');
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
    await vi.waitFor(async () => expect(await figure('Available balance')).toBe('250.00 USDT'));
    mockServer.use(mockApi.get('/user/statistics', 200, statistics));
    await user.click(retry);
    await vi.waitFor(async () => expect(await figure('Total')).toBe('1,250.00 USDT'));
  });

  it('keeps the action links if the balance fails', async () => {
    mockServer.use(...cabinetHandlers.error);
    renderPage();
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Withdraw' })).toBeVisible();
    expect(screen.queryByText('Available balance')).not.toBeInTheDocument();
  });

  it('shows zero if the balance lacks the main currency', async () => {
    mockServer.use(
      mockApi.get('/user/balance', 200, { ...balance, currency: 'TRX' }),
      ...cabinetHandlers.goodDay,
    );
    renderPage();
    await vi.waitFor(async () => expect(await figure('Available balance')).toBe('0.00 TRX'));
  });
});
