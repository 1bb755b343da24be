import { messages as formsMessages } from '@meridian/forms';
import { messages as problemMessages } from '@meridian/problem';
import { messages as receiptMessages } from '@meridian/receipts';
import type { Schema } from '@meridian/api-client';
import {
  fireEvent,
  fill,
  freezeClock,
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
import { type ComponentProps, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  balance,
  balancePlan,
  bitcoinQuote,
  depositInWork,
  plans,
  waitingDeposit,
} from '../deposit.fixtures.ts';
import { depositHandlers } from '../deposit.handlers.ts';
import { messages } from '../messages.ts';
import { investMessages } from './messages.ts';
import { InvestPage } from './InvestPage.tsx';

const words = await loadMessages(messages, investMessages, formsMessages, problemMessages, receiptMessages);

const hrefs = { deposits: '/deposits', refill: '/refill', confirmPhone: '/confirm-phone' };

/** The page with the chosen plan in its URL. */
function Page({ planId: first }: Pick<ComponentProps<typeof InvestPage>, 'planId'>) {
  const [planId, setPlanId] = useState(first);
  return <InvestPage planId={planId} onPlanChange={setPlanId} hrefs={hrefs} />;
}

function show(planId: string | undefined = 'usdt-balance-90', language: Language = 'en') {
  return render(<Page planId={planId} />, { messages: words, language });
}

/** Accepts deposits and records their bodies and idempotency keys. */
function takeDeposits(response: Schema<'Deposit'> = depositInWork) {
  const taken: { body: Schema<'DepositRequest'>; key: string | null }[] = [];
  mockServer.use(
    mockApi.post('/funds/deposits', 201, ({ body, request }) => {
      taken.push({ body, key: request.headers.get('Idempotency-Key') });
      return response;
    }),
  );
  return taken;
}

const amountField = () => screen.findByRole('textbox', { name: /Amount to invest|Сумма депозита/ });
const review = () => user.click(screen.getByRole('button', { name: /^(Review|Проверить)/ }));
const confirmation = () => screen.findByRole('alertdialog');
const invest = (amount: string) =>
  screen.getByRole('button', { name: `Open a deposit of ${amount}\u00a0USDT` });

async function reviewAmount(text: string) {
  await fill(await amountField(), text);
  await review();
  return confirmation();
}

/** The value of a term in a description list. */
function factOf(term: string, place: HTMLElement = document.body): string {
  const name = within(place)
    .getAllByRole('term')
    .find(({ textContent }) => textContent.startsWith(term));
  return name?.nextElementSibling?.textContent.replace(/\s/g, ' ') ?? '';
}

beforeEach(() => {
  mockServer.use(...depositHandlers.goodDay);
});

describe('the preview', () => {
  it('is exact to the last digit while the amount is typed', async () => {
    show();
    await fill(await amountField(), '1250.000001');
    expect(factOf('Deposit body')).toBe('1,250.000001 USDT');
    expect(factOf('Net income for 90 days')).toBe('157.50 USDT');
    expect(factOf('If accruals are paid in full')).toMatch(/^1,407\.500001 USDT/);
    expect(factOf('If you close it early')).toBe('1,156.250001 USDT');
    expect(factOf('Paid out on')).toBe('Jan 13, 2027');
    expect(screen.getByText(/you may lose part or all of what you invest/)).toBeVisible();
  });

  it('has no figures in the summary until an amount is typed', async () => {
    show();
    const field = await amountField();
    expect(screen.queryByText('If you close it early')).not.toBeInTheDocument();
    await fill(field, '1000');
    expect(factOf('If you close it early')).toBe('925.00 USDT');
  });

  it('names the deposit on the button, with its amount once it is possible', async () => {
    show();
    await fill(await amountField(), '499');
    expect(screen.getByRole('button', { name: 'Review the deposit' })).toBeEnabled();
    await fill(await amountField(), '1000');
    expect(screen.getByRole('button', { name: 'Review the deposit of 1,000.00\u00a0USDT' })).toBeEnabled();
  });

  it('says that the parts come back less any loss', async () => {
    show();
    await fill(await amountField(), '1000');
    expect(await screen.findByText(/Both parts come back together .*, less any loss\.$/)).toBeVisible();
  });

  it('names the renewal of a course only where a course applies', async () => {
    show();
    await fill(await amountField(), '1000');
    await user.click(screen.getByRole('button', { name: 'How is this calculated?' }));
    expect(await screen.findByText(/Terms as of/)).toBeVisible();
    expect(screen.queryByText(/updated every 30 seconds/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Payment method/ }));
    await user.click(await screen.findByRole('option', { name: /^BTC balance/ }));
    await fill(await amountField(), '0.0125');
    expect(await screen.findByText(/updated every 30 seconds/)).toBeVisible();
  });

  it('is formatted in Russian', async () => {
    show('usdt-balance-90', 'ru');
    await fill(await amountField(), '1250,5');
    expect(factOf('Доход за\u00a090 дней')).toBe('157,563 USDT');
    expect(factOf('При полной выплате')).toMatch(/^1 408,063 USDT/);
  });

  it('keeps the amount when another plan is chosen', async () => {
    show();
    await fill(await amountField(), '1000');
    await user.click(screen.getByRole('radio', { name: 'Start' }));
    expect(await amountField()).toHaveValue('1,000.00');
    expect(factOf('Net income for 30 days')).toBe('30.00 USDT');
  });

  it('shows a lower rate, an early closing and the loss of everything beside the plan’s rate', async () => {
    show();
    await fill(await amountField(), '1000');
    const cases = within(screen.getByRole('list', { name: 'Possible outcomes' }));
    const texts = cases.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s/g, ' '));
    expect(texts).toEqual([
      '1,126.00 USDT on day 90, if paid in full',
      '1,063.00 USDT if half of the accruals are paid',
      '1,000.00 USDT you put in',
      '925.00 USDT if you leave before day 90: a fee of 7.5%, no accruals',
      '0.00 USDT if everything is lost, on any day',
    ]);
  });
});

describe('the price of leaving', () => {
  it('is shown of the minimum deposit, as an example, before a plan and an amount are chosen', async () => {
    render(<Page planId={undefined} />, { messages: words });
    const texts = () =>
      within(screen.getByRole('list', { name: 'Possible outcomes' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replace(/\s/g, ' '));
    await screen.findByText(/^Minimum deposit, as an example: 50\.00.USDT on the plan “Start”$/);
    expect(texts()).toContain('47.50 USDT if you leave before day 30: a fee of 5%, no accruals');
    await user.click(screen.getByRole('radio', { name: 'Quarter' }));
    await screen.findByText(/^Minimum deposit, as an example: 500\.00.USDT on the plan “Quarter”$/);
    await fill(await amountField(), '1000');
    expect(screen.queryByText(/as an example/)).not.toBeInTheDocument();
    expect(texts()).toContain('925.00 USDT if you leave before day 90: a fee of 7.5%, no accruals');
  });

  it('is said for each day, which keys, buttons and the handle choose', async () => {
    show();
    await fill(await amountField(), '1000');
    const handle = screen.getByRole('slider', { name: 'If you close on day 36' });
    const spaced = () => handle.getAttribute('aria-valuetext')?.replace(/\s/g, ' ');
    expect(spaced()).toBe('Day 36: you get 925.00 USDT, 75.00 USDT less than you put in');
    handle.focus();
    await user.keyboard('{PageUp}');
    expect(handle).toHaveValue('43');
    await user.click(screen.getByRole('button', { name: 'One day earlier' }));
    expect(handle).toHaveValue('42');
    for (let week = 0; week < 7; week += 1) fireEvent.keyDown(handle, { key: 'PageUp' });
    expect(handle).toHaveValue('90');
    expect(spaced()).toBe('Day 90: you get 1,126.00 USDT, 126.00 USDT more than you put in, if paid in full');
    expect(screen.getByRole('button', { name: 'One day later' })).toBeDisabled();
  });
});

describe('the amount', () => {
  it.each([
    ['a thousand', 'in digits'],
    ['499.999999', 'Minimum deposit amount: 500.00 USDT.'],
    ['50000.01', 'Maximum deposit amount: 50,000.00 USDT.'],
    ['2480.750001', 'You have 2,480.75 USDT available.'],
    ['', 'Enter the amount to invest.'],
  ])('“%s” is refused with a sentence, and goes no further', async (text, sentence) => {
    show();
    const field = await amountField();
    await user.click(field);
    await user.paste(text);
    await review();
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining(sentence.replaceAll(/(\d) USDT/g, '$1\u00a0USDT')),
    );
    expect(field).toHaveFocus();
    expect(field).toHaveValue(text);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is understood with spaces and a comma, echoed, and sent as a decimal', async () => {
    const taken = takeDeposits();
    show();
    const field = await amountField();
    await user.click(field);
    await user.paste('1 000,5');
    expect(screen.getByText(/^You entered 1,000/)).toBeVisible();
    await review();
    await user.click(within(await confirmation()).getByRole('button', { name: /^Open a deposit/ }));
    await screen.findByText(/has started$/);
    expect(taken[0]?.body.amount).toEqual({ amount: '1000.5', currency: 'USDT' });
  });
});

describe('the delays of a plan', () => {
  const plansWith = (startDelaySeconds: number, payoutDelaySeconds: number) =>
    mockServer.use(
      mockApi.get('/settings_other/plans/available', 200, {
        date: plans.date,
        items: [{ ...balancePlan, startDelaySeconds, payoutDelaySeconds }],
      }),
    );

  it.each([
    [3_600, 7_200, '1 час', '2 часа'],
    [18_000, 60, '5 часов', '1 минута'],
    [172_800, 432_000, '2 дня', '5 дней'],
  ])('is said before anything is confirmed: %i and %i seconds', async (start, payout, soon, later) => {
    plansWith(start, payout);
    show('usdt-balance-90', 'ru');
    await fill(await amountField(), '1000');
    expect(factOf('От\u00a0подтверждения до\u00a0начала')).toBe(soon);
    expect(factOf('От\u00a0конца срока до\u00a0выплаты')).toBe(later);
    await review();
    const dialog = await confirmation();
    expect(factOf('От\u00a0подтверждения до\u00a0начала', dialog)).toBe(soon);
    expect(factOf('От\u00a0конца срока до\u00a0выплаты', dialog)).toBe(later);
  });

  it.each([
    ['right', undefined],
    ['eight months slow', '2026-02-15T12:00:00Z'],
    ['eight months fast', '2027-06-15T12:00:00Z'],
  ])('is part of how long the money is locked, with a browser clock that is %s', async (_how, clock) => {
    freezeClock(clock);
    plansWith(86_400, 172_800);
    show();
    expect(factOf('Held until January\u00a016,\u00a02027', await reviewAmount('1000'))).toMatch(
      /^1,000\.00 USDT/,
    );
  });

  it('are not shown if there are none', async () => {
    plansWith(0, 0);
    show();
    await reviewAmount('1000');
    expect(screen.queryByText(/From confirmation to start/)).not.toBeInTheDocument();
    expect(screen.queryByText(/From the end of the term to payout/)).not.toBeInTheDocument();
  });
});

describe('confirming', () => {
  it('lists every term, and a double click creates one deposit', async () => {
    const taken = takeDeposits();
    show();
    const dialog = await reviewAmount('1000');
    expect(factOf('Leaves your balance', dialog)).toBe('1,000.00 USDT');
    expect(factOf('Total body at the end', dialog)).toBe('1,126.00 USDT');
    expect(factOf('Fee for early closing', dialog)).toBe('75.00 USDT');
    expect(factOf('Autoinvestment', dialog)).toBe('Off');
    expect(within(dialog).getByText(/you may lose part or all/)).toBeVisible();
    await user.dblClick(invest('1,000.00'));
    expect(await screen.findByText('The deposit “Quarter” has started')).toBeVisible();
    expect(taken.map(({ body }) => body)).toEqual([
      {
        plan: 'usdt-balance-90',
        amount: { amount: '1000', currency: 'USDT' },
        paymentMethod: 'balance',
        autoinvestment: false,
      },
    ]);
    expect(screen.getByRole('link', { name: 'See your deposits' })).toHaveAttribute('href', '/deposits');
    const heading = screen.getByRole('heading', { name: 'The deposit “Quarter” has started' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('sends nothing and keeps the form when the user goes back', async () => {
    const taken = takeDeposits();
    show();
    await reviewAmount('1000');
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await amountField()).toHaveValue('1,000.00');
    expect(taken).toEqual([]);
  });

  it('requests autoinvestment only if it was chosen and the plan allows it', async () => {
    const taken = takeDeposits();
    show();
    await user.click(await screen.findByRole('checkbox', { name: /^Autoinvestment: open a new deposit/ }));
    await reviewAmount('1000');
    await user.click(invest('1,000.00'));
    await screen.findByText(/has started$/);
    expect(taken[0]?.body.autoinvestment).toBe(true);
  });

  describe('with autoinvestment', () => {
    const promise = /into a new deposit/;
    const outgrown =
      'No new deposit will start, and everything comes to your balance: the amount will be above the maximum of the plan “Start”.';

    async function choose(amount: string) {
      const { USDT } = balance.currencies;
      const available = { amount: '6000', currency: 'USDT' } as const;
      mockServer.use(
        mockApi.get('/user/balance', 200, {
          ...balance,
          currencies: { ...balance.currencies, USDT: { ...USDT, available } },
        }),
      );
      show('usdt-start-30');
      const checkbox = await screen.findByRole('checkbox', { name: /^Autoinvestment: open a new deposit/ });
      await user.click(checkbox);
      await fill(await amountField(), amount);
      return checkbox;
    }

    it('promises a new deposit up to the maximum of the plan, and does not call its start a payout', async () => {
      takeDeposits({ ...depositInWork, autoinvestment: true });
      // With 3 % it comes to 5,000 exactly, less what is rounded down.
      expect(await choose('4854.368931')).toHaveAccessibleDescription(promise);
      expect(factOf('End of the term')).toBe('Nov 14');
      expect(screen.queryByText('Paid out on')).not.toBeInTheDocument();
      await review();
      expect(within(await confirmation()).getAllByText(promise)).not.toHaveLength(0);
      await user.click(invest('4,854.368931'));
      await screen.findByText(/has started$/);
      expect(factOf('End of the term')).toMatch(/^Dec 31/);
      expect(screen.queryByText('Paid out on')).not.toBeInTheDocument();
    });

    it('says before the confirmation and after it that the amount outgrows the plan', async () => {
      takeDeposits({
        ...depositInWork,
        autoinvestment: true,
        renewal: {
          amount: 'body_and_accruals',
          plan: { id: 'usdt-start-30', name: 'Start' },
          obstacle: 'amount_above_maximum',
        },
      });
      expect(await choose('4950')).toHaveAccessibleDescription(outgrown);
      expect(factOf('Paid out on')).toBe('Nov 14');
      await review();
      const dialog = await confirmation();
      expect(dialog).toHaveTextContent(outgrown);
      expect(dialog).toHaveTextContent(/you get 5,098\.50\sUSDT, if accruals are paid in full/);
      expect(within(dialog).queryByText(promise)).not.toBeInTheDocument();
      await user.click(invest('4,950.00'));
      await screen.findByText(/has started$/);
      expect(document.body).toHaveTextContent(outgrown);
      expect(screen.queryByText(promise)).not.toBeInTheDocument();
      expect(factOf('Paid out on')).toMatch(/^Dec 31/);
    });
  });

  it('links to the phone confirmation if the server requires it', async () => {
    mockServer.use(...depositHandlers.phoneNotConfirmed);
    show();
    const dialog = await reviewAmount('1000');
    await user.click(invest('1,000.00'));
    const link = await within(dialog).findByRole('link', { name: 'Confirm the phone' });
    expect(link).toHaveAttribute('href', '/confirm-phone');
  });
});

describe('a balance that has become smaller', () => {
  it('is reported in the form, with a link to refill', async () => {
    mockServer.use(...depositHandlers.balanceGone);
    show();
    await reviewAmount('1000');
    await user.click(invest('1,000.00'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Not enough money on the balance');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '/refill');
    expect(await amountField()).toHaveValue('1,000.00');
  });
});

describe('paying in another currency', () => {
  const payInBitcoin = async () => {
    await user.click(await screen.findByRole('button', { name: /Payment method/ }));
    await user.click(await screen.findByRole('option', { name: /^BTC balance: 0\.0125/ }));
  };

  it('is not preselected on a plan because another plan was in that currency', async () => {
    const source = () => screen.findByRole('button', { name: /Payment method/ });
    const first = show('btc-term-90');
    expect(await source()).toHaveTextContent('BTC balance');
    first.unmount();
    show('usdt-start-30');
    expect(await source()).toHaveTextContent('USDT balance');
  });

  it('shows the exchange rate, previews the body, and sends the quote', async () => {
    const taken = takeDeposits(waitingDeposit);
    show();
    await payInBitcoin();
    await fill(await amountField(), '0.01');
    await waitFor(() => expect(factOf('Course')).toBe('1 BTC = 64,250.50 USDT'));
    expect(factOf('Deposit body')).toBe('642.505 USDT');
    expect(factOf('If accruals are paid in full')).toMatch(/^723\.46063 USDT/);
    await review();
    await user.click(within(await confirmation()).getByRole('button', { name: /^Open a deposit/ }));
    await screen.findByText(/^The deposit starts on/);
    expect(factOf('Starts')).toMatch(/^Oct 15, 1:59\sPM/);
    expect(factOf('Paid out on')).toMatch(/^Jan 13, 2027, 3:59\sPM/);
    expect(taken[0]?.body).toEqual({
      plan: 'usdt-balance-90',
      amount: { amount: '0.01', currency: 'BTC' },
      paymentMethod: 'balance',
      quoteId: bitcoinQuote.quoteId,
      autoinvestment: false,
    });
  });

  it('validates the body after the exchange against the plan', async () => {
    show();
    await payInBitcoin();
    const field = await amountField();
    await fill(field, '0.001');
    await waitFor(() => expect(factOf('Course')).toContain('64,250.50'));
    await review();
    expect(field).toHaveAccessibleDescription(
      expect.stringMatching(/Minimum investment amount: 0\.00778205\sBTC/),
    );
  });

  it('returns to the form with a new exchange rate when the quote has expired', async () => {
    mockServer.use(...depositHandlers.courseGone);
    show();
    await payInBitcoin();
    await fill(await amountField(), '0.01');
    await waitFor(() => expect(factOf('Course')).toContain('64,250.50'));
    await review();
    const dialog = await confirmation();
    mockServer.use(
      mockApi.get('/user/exchange-rate', 200, {
        ...bitcoinQuote,
        course: { from: 'BTC', to: 'USDT', rate: '64000' },
      }),
    );
    await user.click(within(dialog).getByRole('button', { name: /^Open a deposit/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent('The course has changed');
    await waitFor(() => expect(factOf('Course')).toBe('1 BTC = 64,000.00 USDT'));
    expect(await amountField()).toHaveValue('0.01');
  });

  it('creates one deposit after a lost connection, a reload and a retry', async () => {
    mockServer.use(mockApi.lostNetwork('post', '/funds/deposits'));
    const { unmount } = show();
    await payInBitcoin();
    await fill(await amountField(), '0.01');
    await waitFor(() => expect(factOf('Course')).toContain('64,250.50'));
    await review();
    const sentBodies: unknown[] = [];
    const noteCall = ({ request }: { request: Request }) => {
      if (request.method !== 'POST') return;
      const key = request.headers.get('Idempotency-Key');
      void request
        .clone()
        .json()
        .then((body: unknown) => sentBodies.push([key, body]));
    };
    mockServer.events.on('request:start', noteCall);
    await user.click(within(await confirmation()).getByRole('button', { name: /^Open a deposit/ }));
    await within(await confirmation()).findByRole('alert');
    unmount();
    mockServer.use(
      mockApi.get('/user/exchange-rate', 200, {
        ...bitcoinQuote,
        quoteId: '0198f80a-5b1f-7a02-8c3d-91e4f7a6b2ff',
        course: { from: 'BTC', to: 'USDT', rate: '64000' },
      }),
    );
    takeDeposits(waitingDeposit);
    show();
    expect(await amountField()).toHaveValue('0.01');
    await review();
    await user.click(within(await confirmation()).getByRole('button', { name: /^Open a deposit/ }));
    await screen.findByText(/^The deposit starts on/);
    mockServer.events.removeAllListeners();
    expect(sentBodies).toHaveLength(2);
    expect(sentBodies[1]).toEqual(sentBodies[0]);
  });

  it('cannot be submitted without an exchange rate, and shows why', async () => {
    mockServer.use(...depositHandlers.noCourse);
    show();
    await payInBitcoin();
    expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected error occurred');
    expect(screen.getByRole('button', { name: 'Review the deposit' })).toBeDisabled();
  });
});

it('keeps the plan, the amount and the choices after a reload, until the deposit is created', async () => {
  takeDeposits();
  const first = show();
  await fill(await amountField(), '1000.5');
  await user.click(screen.getByRole('checkbox'));
  first.unmount();
  const second = render(<InvestPage onPlanChange={() => {}} hrefs={hrefs} />, { messages: words });
  expect(await amountField()).toHaveValue('1,000.50');
  expect(screen.getByRole('radio', { name: 'Quarter' })).toBeChecked();
  expect(screen.getByRole('checkbox')).toBeChecked();
  await review();
  await user.click(within(await confirmation()).getByRole('button', { name: /^Open a deposit/ }));
  await screen.findByText(/has started$/);
  second.unmount();
  render(<InvestPage onPlanChange={() => {}} hrefs={hrefs} />, { messages: words });
  // No plan is chosen, as for anybody who comes.
  expect(await screen.findByRole('radio', { name: 'Start' })).not.toBeChecked();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

describe('the plans', () => {
  it('begin without a choice, which goes to the URL', async () => {
    const onPlanChange = vi.fn();
    render(<InvestPage onPlanChange={onPlanChange} hrefs={hrefs} />, { messages: words });
    for (const plan of await screen.findAllByRole('radio')) expect(plan).not.toBeChecked();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Quarter' }));
    expect(onPlanChange).toHaveBeenCalledExactlyOnceWith('usdt-balance-90');
  });

  it('can be compared in a table, which keeps its order after a reload', async () => {
    const first = show('btc-term-90');
    await user.click(await screen.findByRole('button', { name: 'Compare in a table' }));
    expect(screen.getByRole('button', { name: 'Show as cards' })).toHaveFocus();
    await screen.findByRole('table');
    const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Start', 'Quarter', 'Bitcoin 90Chosen']);
    await user.click(screen.getByRole('button', { name: 'Daily yield' }));
    expect(names()).toEqual(['Bitcoin 90Chosen', 'Start', 'Quarter']);
    first.unmount();
    show('btc-term-90');
    await screen.findByRole('table');
    expect(names()).toEqual(['Bitcoin 90Chosen', 'Start', 'Quarter']);
    await user.click(screen.getByRole('button', { name: 'Choose the plan “Quarter”' }));
    expect(names()).toEqual(['Bitcoin 90', 'Start', 'QuarterChosen']);
  });

  it('show a warning if the plan of the URL is no longer on offer', async () => {
    show('usdt-spring-14');
    expect(await screen.findByText('This plan is no longer on offer')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('offer autoinvestment only if the plan allows it', async () => {
    show('btc-term-90');
    await amountField();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
