import type { Schema } from '@meridian/api-client';
import { DisplayCurrencyProvider, messages as displayMessages } from '@meridian/display-currency';
import { messages as problemMessages } from '@meridian/problem';
import { messages as statusMessages } from '@meridian/statuses';
import {
  freezeClock,
  type Language,
  loadMessages,
  mockApi,
  mockServer,
  render,
  screen,
  user as investor,
  waitFor,
  within,
} from '@meridian/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { awaitedRefill, balance, deposit, history, hrefs, statistics, user } from '../cabinet.fixtures.ts';
import { cabinetHandlers } from '../cabinet.handlers.ts';
import { balanceMessages } from '../balance/messages.ts';
import { messages } from '../messages.ts';
import { CabinetPage } from './CabinetPage.tsx';

const words = await loadMessages(messages, balanceMessages, problemMessages, statusMessages, displayMessages);

const isSettled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());

function renderPage(language: Language = 'en') {
  return render(<CabinetPage user={user} hrefs={hrefs} />, { messages: words, language });
}

/** Renders the page and waits until nothing loads. */
async function show(language?: Language) {
  const page = renderPage(language);
  await isSettled();
  return page;
}

/** The text of an element, with every whitespace as a plain space. */
const textOf = (element: Element | null | undefined) => element?.textContent.replace(/\s/g, ' ').trim();

/** Russian texts have unbroken spaces. */
const region = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name.replaceAll(' ', '\\s')}$`) }));

const rowsIn = async (name: string) =>
  (await region(name)).getAllByRole('listitem').map((row) => textOf(row));

/** All amounts of a figure of the balances bar. */
async function amountsOf(bar: string, name: string): Promise<(string | undefined)[]> {
  const term = (await region(bar)).getByText(name, { selector: 'dt' });
  return [...(term.parentElement?.querySelectorAll('data') ?? [])].map(textOf);
}

/** The leading figure, below its name. */
const lead = async (name: string) =>
  textOf((await screen.findByRole('group', { name })).querySelector('data'));

beforeEach(() => {
  localStorage.clear();
});

describe('the home of the cabinet', () => {
  it('shows the available balance at a glance, with the exact amount a press away, and the actions', async () => {
    mockServer.use(...cabinetHandlers.vast);
    await show();
    expect(await lead('Available balance')).toBe('123,456,789,012.123456 ETH');
    await investor.click(screen.getByRole('button', { name: 'ETH' }));
    expect(
      screen.getByRole('radio', { name: /^123,456,789,012\.123456789012345678\sETH$/ }),
    ).toBeInTheDocument();
    await investor.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Refill' })).toHaveAttribute('href', '#refill');
    expect(screen.getByRole('link', { name: 'Invest' })).toHaveAttribute('href', '#invest');
    expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '#withdrawal');
  });

  it('says when the balance was counted last, or that it was not counted yet', async () => {
    mockServer.use(...cabinetHandlers.goodDay);
    const { unmount } = await show();
    expect(screen.getByRole('link', { name: /^Counted on Oct\s15$/ })).toHaveAttribute('href', '#counted');
    unmount();
    mockServer.use(...cabinetHandlers.vast);
    await show();
    expect(screen.getByRole('link', { name: /^Not counted yet/ })).toHaveAttribute('href', '#counted');
  });

  it('opens the check of the last count beside the balance', async () => {
    mockServer.use(...cabinetHandlers.goodDay);
    render(<CabinetPage user={user} hrefs={hrefs} seal={<p>Your balance matches</p>} />, { messages: words });
    await isSettled();
    await investor.click(screen.getByRole('button', { name: /^Counted on Oct\s15$/ }));
    expect(await screen.findByRole('dialog', { name: 'Check of your balance' })).toHaveTextContent(
      'Your balance matches',
    );
  });

  it('shows the available balance once, and the total of a currency once', async () => {
    mockServer.use(...cabinetHandlers.goodDay);
    await show();
    await screen.findByRole('region', { name: 'Latest operations' });
    const shown = [...document.querySelectorAll('data')].map(textOf);
    expect(shown.filter((text) => text === '250.00 USDT')).toHaveLength(1);
    expect(shown.filter((text) => text === '1,250.00 USDT')).toHaveLength(1);
  });

  it('opens what all currencies are worth, to the last digit, with the age of the courses', async () => {
    mockServer.use(...cabinetHandlers.goodDay);
    await show();
    await investor.click(
      await screen.findByRole('button', { name: /^≈ 2,053\.13\sUSDT total in all currencies$/ }),
    );
    const worth = await screen.findByRole('dialog', { name: 'All currencies' });
    expect(textOf(worth)).toMatch(/All together\s?2,053\.13125 USDT\s?At courses of /);
  });

  it('says that the total is not known without courses', async () => {
    mockServer.use(...cabinetHandlers.noCourses);
    await show();
    expect(await screen.findByText('We could not convert everything into one currency')).toBeVisible();
  });

  it('lists the last movements with fees in their operations, and no accruals', async () => {
    mockServer.use(...cabinetHandlers.goodDay);
    await show();
    expect(await rowsIn('Latest operations')).toEqual([
      expect.stringMatching(/^Withdrawalyesterday, .*−262\.50 USDTincluding a fee of 5\.00 USDT$/),
      expect.stringMatching(/^Referral rewardOct 11, .*\+12\.50 USDT$/),
    ]);
  });

  it('writes the six figures of the balances bar in Russian', async () => {
    mockServer.use(...cabinetHandlers.goodDay);
    await show('ru');
    const bar = 'За\u00a0всё время';
    expect(await amountsOf(bar, 'Пополнено')).toContain('1 500,00 USDT');
    expect(await amountsOf(bar, 'Дошло до кошельков')).toEqual(['257,50 USDT']);
    expect(await amountsOf(bar, 'На депозитах')).toEqual(['1 000,00 USDT']);
    expect(await amountsOf(bar, 'Начисления, призы, награды')).toEqual(['0,00 USDT']);
    expect(await amountsOf(bar, 'От партнёров')).toEqual(['12,50 USDT']);
    expect(await amountsOf(bar, 'Всего')).toContain('1 250,00 USDT');
  });

  it('shows each figure in the first currency, and the others a press away', async () => {
    mockServer.use(...cabinetHandlers.threeCurrencies);
    await show();
    expect(await amountsOf('All time', 'Total')).toEqual(['1,250.00 USDT']);
    expect(await amountsOf('All time', 'Earned')).toEqual(['0.00 USDT', '+0.00225 BTC']);
    await investor.click(screen.getByRole('button', { name: 'Total: and 2 other currencies' }));
    const others = await screen.findByRole('dialog', { name: 'Total' });
    expect([...others.querySelectorAll('data')].map(textOf)).toEqual([
      '0.15 BTC',
      '1.750000000000000001 ETH',
    ]);
  });

  it('says in each currency and in all what came of the money, with prizes beside their price', async () => {
    mockServer.use(...cabinetHandlers.threeCurrencies);
    await show();
    const result = within(await screen.findByRole('group', { name: 'Result so far' }));
    expect(result.getByText('+7.50')).toBeVisible();
    await investor.click(result.getByRole('button', { name: 'Result in all currencies' }));
    await result.findByRole('heading', { name: 'USDT' });
    const parts = result.getAllByRole('term').map((term) => {
      const value = term.nextElementSibling;
      return `${textOf(term)} ${textOf(value)}`;
    });
    expect(parts).toEqual([
      'Refilled 1,500.00 USDT',
      'Sent to wallets 257.50 USDT',
      'Accruals and rewards 12.50 USDT',
      'Prizes 4.00 USDT',
      'Spent on cases 4.00 USDT',
      'Fees 5.00 USDT',
      'Result +7.50 USDT',
      'Refilled 0.15 BTC',
      'Sent to wallets 0 BTC',
      'Exchanged −0.0022 BTC',
      'Accruals and rewards 0.00225 BTC',
      'Fees 0.00005 BTC',
      'Result +0.0022 BTC',
      'Refilled 1.750000000000000001 ETH',
      'Sent to wallets 0 ETH',
      'Fees 0 ETH',
      'Result 0 ETH',
      'Refilled 2,303.13125 USDT',
      'Sent to wallets 257.50 USDT',
      'Accruals and rewards 12.50 USDT',
      'Prizes 4.00 USDT',
      'Spent on cases 4.00 USDT',
      'Fees 5.00 USDT',
      'Result +7.50 USDT',
    ]);
  });

  it('saves which figure and currency come first, and shows them', async () => {
    let saved: Schema<'Balance'> = balance;
    mockServer.use(
      mockApi.post('/user/balance', 200, ({ body }) => (saved = { ...balance, ...body })),
      mockApi.get('/user/balance', 200, () => saved),
      ...cabinetHandlers.goodDay,
    );
    await show();
    await investor.click(await screen.findByRole('button', { name: 'Available balance' }));
    await investor.click(screen.getByRole('radio', { name: 'Total balance' }));
    await waitFor(() => expect(saved.type).toBe('total'));
    await investor.keyboard('{Escape}');
    await investor.click(await screen.findByRole('button', { name: 'USDT' }));
    await investor.click(screen.getByRole('radio', { name: /BTC$/ }));
    await investor.keyboard('{Escape}');
    await waitFor(async () => expect(await lead('Total balance')).toBe('0.0125 BTC'));
    expect(saved).toMatchObject({ type: 'total', currency: 'BTC' });
  });

  it('shows the error if the choice cannot be saved', async () => {
    mockServer.use(
      mockApi.problem('post', '/user/balance', 500, { code: 'unexpected_error' }),
      ...cabinetHandlers.goodDay,
    );
    await show();
    await investor.click(await screen.findByRole('button', { name: 'USDT' }));
    await investor.click(screen.getByRole('radio', { name: /BTC$/ }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /USDT$/ })).toBeChecked());
    await investor.keyboard('{Escape}');
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('never shows an unknown balance as zero', async () => {
    mockServer.use(
      mockApi.get('/user/balance', 200, { ...balance, currency: 'TRX' }),
      ...cabinetHandlers.goodDay,
    );
    await show();
    const figure = within(await screen.findByRole('group', { name: 'Available balance' }));
    expect(figure.getByText('Unknown')).toBeVisible();
  });

  it('lists the deposits by their end, those that have not started last, with links to their details', async () => {
    mockServer.use(...cabinetHandlers.waitingDeposit);
    await show();
    expect(await rowsIn('Your deposits')).toEqual([
      expect.stringContaining('13 of 90 days · ends Dec 31'),
      expect.stringContaining('Starts today'),
    ]);
    const deposits = await region('Your deposits');
    expect(deposits.getByRole('link', { name: /1,000\.00.USDT on “Quarter”/ })).toHaveAttribute(
      'href',
      `#deposits/${deposit.id}`,
    );
  });

  it('shows the number of deposits if not all are shown', async () => {
    mockServer.use(...cabinetHandlers.manyDeposits);
    await show('ru');
    expect(await screen.findByRole('link', { name: 'Незакрытые депозиты: 4' })).toBeVisible();
  });

  it('says what comes next, and draws each day ahead as a line', async () => {
    mockServer.use(...cabinetHandlers.goodDay);
    await show();
    expect(await screen.findByText(/^Next, Dec\s31: “Quarter” renews with 1,126\.00\sUSDT\.$/)).toBeVisible();
    const lanes = within(screen.getByRole('list', { name: 'Days ahead' }));
    expect(lanes.getAllByRole('listitem').map(textOf)).toEqual([
      'Dec 31Subscription ends',
      'Dec 31 · Quarter1,126.00 USDT, renews if paid',
    ]);
    expect(lanes.getByRole('link', { name: /Quarter/ })).toHaveAttribute('href', `#deposits/${deposit.id}`);
  });

  it('says that a deposit comes to the balance when something keeps it from being continued', async () => {
    const renewal = {
      amount: 'body',
      plan: { id: 'usdt-start-30', name: 'Start' },
      obstacle: 'amount_below_minimum',
    } as const;
    mockServer.use(
      mockApi.get('/funds/deposits', 200, {
        items: [{ ...deposit, renewal }],
        page: 1,
        limit: 100,
        total: 1,
      }),
      ...cabinetHandlers.goodDay,
    );
    await show();
    expect(await screen.findByText(/^Next, Dec\s31: 1,126\.00\sUSDT becomes available\.$/)).toBeVisible();
    const lanes = within(screen.getByRole('list', { name: 'Days ahead' }));
    expect(lanes.getAllByRole('listitem').map(textOf)).toContain(
      'Dec 31 · Quarter1,126.00 USDT, if paid in full',
    );
  });

  it('puts a refill on its way first', async () => {
    mockServer.use(...cabinetHandlers.refillAwaitedLater);
    await show();
    expect(
      await screen.findByText(/^Next: we are waiting for your refill of 500\.00\sUSDT\.$/),
    ).toBeVisible();
    expect(screen.getByText(/^If it is not sent yet, send it\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Refill expected' })).toHaveAttribute(
      'href',
      `#refill/${awaitedRefill.id}`,
    );
  });

  it('does not ask for a transfer that was found', async () => {
    mockServer.use(
      mockApi.get('/funds/refills', 200, {
        items: [{ ...awaitedRefill, hash: 'f1d2'.repeat(16) }],
        page: 1,
        limit: 20,
        total: 1,
      }),
      ...cabinetHandlers.goodDay,
    );
    await show();
    expect(await screen.findByText(/^We have found the transfer/)).toBeVisible();
  });

  it('has every value of the drawing in tables', async () => {
    mockServer.use(...cabinetHandlers.goodDay);
    await show();
    await investor.click(await screen.findByRole('button', { name: 'Show as a table' }));
    const days = within(await screen.findByRole('table', { name: /^Money available on each day/ }));
    expect(days.getAllByRole('row')).toHaveLength(history.points.length + 1);
    const ahead = within(screen.getByRole('table', { name: 'Days ahead' }));
    expect(textOf(ahead.getAllByRole('row')[1])).toBe('Dec 31Quarter1,126.00 USDT');
  });

  it('charts the period that ends on the day of the server', async () => {
    // A device whose clock is a month ahead.
    freezeClock('2026-11-15T12:00:00Z');
    const asked: string[] = [];
    mockServer.use(
      mockApi.get('/user/balance/history', 200, ({ query }) => {
        asked.push(`${query.get('from')} ${query.get('to')}`);
        return history;
      }),
      ...cabinetHandlers.goodDay,
    );
    await show();
    await investor.click(await screen.findByRole('button', { name: 'Last 30 days' }));
    await investor.click(screen.getByRole('radio', { name: 'Last 90 days' }));
    await waitFor(() => expect(asked).toEqual(['null null', '2026-07-18 2026-10-15']));
  });

  it('shows no amount before every part is known', async () => {
    mockServer.use(mockApi.pending('get', '/user/operations/'), ...cabinetHandlers.empty);
    renderPage();
    expect(await screen.findByRole('link', { name: 'Refill' })).toBeVisible();
    expect(document.querySelector('data')?.closest('[aria-hidden]')).not.toBeNull();
  });

  it('shows the steps to the first deposit after registration, and one action', async () => {
    mockServer.use(...cabinetHandlers.empty);
    await show();
    const steps = within(await screen.findByRole('list', { name: 'Your first deposit in four steps' }));
    expect(steps.getAllByRole('listitem')[0]).toHaveTextContent('Next stepRefill the balance');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#refill']);
    expect(document.querySelector('data')).toBeNull();
    await investor.click(screen.getByRole('button', { name: 'Hide the steps' }));
    expect(await screen.findByRole('link', { name: 'Refill' })).toBeVisible();
  });

  it('ticks off the refill below the balance, until the steps are closed for good', async () => {
    mockServer.use(...cabinetHandlers.firstRefill);
    const { unmount } = await show();
    expect(await screen.findByText('1 of 4 steps. Next: Open a deposit')).toBeVisible();
    const waysToPlans = () => screen.getAllByRole('link', { name: 'See the plans' });
    expect(waysToPlans()).toHaveLength(1);
    expect(await rowsIn('Your deposits')).toEqual([expect.stringContaining('Example')]);
    expect(screen.queryByText('0.00')).not.toBeInTheDocument();
    expect(await lead('Available balance')).toBe('250.00 USDT');
    await investor.click(screen.getByRole('button', { name: 'Hide the steps' }));
    expect(screen.queryByText(/of 4 steps/)).not.toBeInTheDocument();
    expect(waysToPlans()).toHaveLength(1);
    unmount();
    await show();
    expect(await lead('Available balance')).toBe('250.00 USDT');
    expect(screen.queryByText(/of 4 steps/)).not.toBeInTheDocument();
  });

  it('shows a pending refill as the step that is under way', async () => {
    mockServer.use(...cabinetHandlers.awaitedRefill);
    await show();
    expect(await screen.findByText(/^We are waiting for 500\.00\sUSDT/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the refill' })).toHaveAttribute(
      'href',
      `#refill/${awaitedRefill.id}`,
    );
  });

  it('shows the other parts if one fails, and reloads it on request', async () => {
    mockServer.use(
      mockApi.problem('get', '/user/statistics', 429, { code: 'too_many_calls', retryAfter: 60 }),
      ...cabinetHandlers.goodDay,
    );
    await show();
    expect(await lead('Available balance')).toBe('250.00 USDT');
    const retry = within(await screen.findByRole('alert')).getByRole('button');
    mockServer.use(mockApi.get('/user/statistics', 200, statistics));
    await investor.click(retry);
    await waitFor(async () => expect(await amountsOf('All time', 'Total')).toContain('1,250.00 USDT'));
  });

  it('has one banner and the actions if every call fails', async () => {
    mockServer.use(...cabinetHandlers.error);
    await show();
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Withdraw' })).toBeVisible();
    expect(screen.queryByText('Available balance')).not.toBeInTheDocument();
  });
});

describe('in a display currency', () => {
  it('shows about what all currencies, each figure and each past day are worth', async () => {
    mockServer.use(...cabinetHandlers.inEuros);
    render(
      <DisplayCurrencyProvider code="EUR">
        <CabinetPage user={user} hrefs={hrefs} />
      </DisplayCurrencyProvider>,
      { messages: words },
    );
    // 1,250 USDT x 0.9215 + 0.0125 BTC x 58,976.
    expect(textOf(await screen.findByRole('button', { name: /^≈ [^U]*EUR/ }))).toBe('≈ 1,889 EUR');
    const bar = screen.getByRole('region', { name: 'All time' });
    expect(textOf(within(bar).getByText('Total').parentElement)).toContain('≈ 1,889 EUR');
    await investor.click(screen.getByRole('button', { name: 'Show as a table' }));
    await screen.findByRole('columnheader', { name: 'Estimate, EUR, at the course of the day' });
    const [last] = history.points.slice(-1);
    const rate = 80 + history.points.length - 1;
    const worth = (Number(last!.available.amount) * rate) / 100;
    expect(await screen.findAllByTitle(new RegExp(`1.USDT ≈ 0.${rate}.EUR`))).toHaveLength(1);
    expect(textOf(screen.getByTitle(new RegExp(`≈ 0.${rate}.EUR`)))).toBe(`≈ ${Math.round(worth)} EUR`);
  });
});
