import { loadMessages, render, screen, user, within } from '@meridian/testing';
import { createI18n, readMessages } from '@meridian/i18n';
import { beforeEach, describe, expect, test } from 'vitest';
import { fees, plans } from '../../content.fixtures.ts';
import { messages } from '../../messages.ts';
import { getExitFigures } from '../../fees/exitFees.ts';
import { Calculator } from './Calculator.tsx';
import { calculatorWords, levelWords } from './words.ts';

const loaded = await loadMessages(messages);
const i18n = createI18n('en', { resources: { en: { content: await readMessages('en', messages) } } });
const t = i18n.getFixedT('en', 'content');

const open = (search = '', figures = fees) => {
  window.history.replaceState(null, '', `/en/plans${search}`);
  render(
    <Calculator
      plans={plans.items}
      labels={{}}
      durations={{ 'usdt-balance-90': '90 days' }}
      exitFigures={getExitFigures(figures)}
      words={calculatorWords(t)}
      levels={levelWords(t)}
      locale="en-US"
    />,
    { messages: loaded },
  );
};

const levels = () =>
  within(screen.getByRole('list', { name: 'Possible outcomes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\u00a0/g, ' '));

/** What is left of each outcome. */
const outcomes = () =>
  screen
    .getAllByRole('heading', { level: 4 })
    .map((heading) => heading.parentElement?.textContent?.replace(/\u00a0/g, ' '));

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the calculator', () => {
  test('begins with the smallest deposit to the end of the term', () => {
    open();
    expect(levels()).toEqual([
      '563.00 USDT on day 90, if paid in full',
      '531.50 USDT if half of the accruals are paid',
      '500.00 USDT you put in',
      '462.50 USDT if you leave before day 90: a fee of 7.5%, no accruals',
      '0.00 USDT if everything is lost, on any day',
    ]);
  });

  test('shows the fee and no accruals before the end of the term, and writes its figures into the address', async () => {
    open('?inviter=anna');
    await user.clear(screen.getByLabelText('Amount'));
    await user.type(screen.getByLabelText('Amount'), '1000');
    await user.click(screen.getByRole('button', { name: /One day less/ }));
    expect(screen.getByText(/Closing early: the fee is 7.5%/)).toBeVisible();
    expect(levels()).toContain('925.00 USDT if you leave before day 90: a fee of 7.5%, no accruals');
    // 1 USDT and 0.5 % of 925 for the withdrawal.
    expect(outcomes()[0]).toContain('919.375 USDT');
    expect(outcomes()[0]).toContain('−80.625 USDT');
    expect(window.location.search).toBe('?inviter=anna&plan=usdt-balance-90&amount=1000&days=89');
  });

  test('shows what is left after the withdrawal and the subscription that it needs', () => {
    open();
    // 563 less a subscription of 10, then 1 and 0.5 % of 553.
    expect(outcomes()[0]).toContain('After fee and subscription 549.235 USDT');
    expect(outcomes()[0]).toContain('Result +49.235 USDT');
    expect(outcomes()[2]).toContain('After fee and subscription 0.00 USDT');
    expect(
      screen.getByText(/^The fee of the withdrawal \(USDT on TRON \(TRC-20\)\): 1\.00.USDT \+ 0\.5%\./),
    ).toHaveTextContent(/is deducted too: 10\.00.USDT\.$/);
  });

  test('deducts no subscription while the first one is free, and none of another currency', () => {
    open('?plan=btc-term-90&amount=1&days=90');
    expect(outcomes()[0]).toContain('After the withdrawal fee 1.04495 BTC');
    expect(screen.getByText(/costs 10\.00.USDT and is not deducted/)).toBeVisible();
  });

  test('says when one withdrawal cannot take the money out', () => {
    const [tether, bitcoin] = fees.paymentSystems.items;
    const maximum = { amount: '100', currency: 'USDT' } as const;
    const low = { ...tether!, withdrawal: { ...tether!.withdrawal!, maximum } };
    open('', { ...fees, paymentSystems: { items: [low, bitcoin!] } });
    expect(outcomes()[0]).toContain('Outside the limits of one withdrawal, from 20.00 USDT to 100.00 USDT');
  });

  test('opens with the figures of a shared address, and ignores what is not readable', () => {
    open('?plan=btc-term-90&amount=2.5&days=abc');
    expect(screen.getByLabelText('Amount')).toHaveValue('2.5');
    expect(outcomes()[2]).toContain('−2.5 BTC');
  });

  test.each(['-50', '1.000000001', 'abc', '9'.repeat(400)])(
    'ignores the amount %s of an address',
    (amount) => {
      open(`?plan=btc-term-90&amount=${amount}`);
      expect(screen.getByLabelText('Amount')).toHaveValue('0.001');
    },
  );

  test('drops the error of the last plan, and names the days where they are wrong', async () => {
    open();
    await user.clear(screen.getByLabelText('Amount'));
    await user.type(screen.getByLabelText('Amount'), '10');
    await user.tab();
    expect(screen.getByLabelText('Amount')).toBeInvalid();
    await user.click(
      screen.getByRole('radio', { name: plans.items.find(({ id }) => id === 'btc-term-90')?.name ?? '' }),
    );
    expect(screen.getByLabelText('Amount')).not.toBeInvalid();
    await user.clear(screen.getByRole('textbox', { name: /^Days until/ }));
    await user.type(screen.getByRole('textbox', { name: /^Days until/ }), '900');
    await user.tab();
    expect(screen.getByText(/^Enter a number of days within/)).toBeVisible();
    expect(screen.queryByText(/Enter an amount within the limits/)).toBeNull();
  });

  test('says what an amount out of bounds needs, and shows no outcome', async () => {
    open();
    await user.clear(screen.getByLabelText('Amount'));
    await user.type(screen.getByLabelText('Amount'), '10');
    expect(screen.queryAllByRole('heading', { level: 4 })).toEqual([]);
    expect(screen.getByText(/Enter an amount within the limits/)).toBeVisible();
  });
});
