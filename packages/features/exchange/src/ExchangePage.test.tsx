import type { Schema } from '@meridian/api-client';
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
import { expect, test } from 'vitest';
import { exchange, quote } from './exchange.fixtures.ts';
import { exchangeHandlers } from './exchange.handlers.ts';
import { ExchangeHistoryPage } from './ExchangeHistoryPage.tsx';
import { ExchangePage } from './ExchangePage.tsx';
import { messages } from './messages.ts';

const words = await loadMessages(messages, formsMessages, problemMessages, receiptMessages);
const hrefs = {
  exchange: '/exchange',
  exchangeHistory: '/exchange/history',
  refill: '/refill',
  operations: '/operations',
  confirmPhone: '/confirm-phone',
};

const show = (language: Language = 'en') =>
  render(<ExchangePage hrefs={hrefs} />, { messages: words, language });

/** Accepts exchanges and records their bodies and idempotency keys. */
function takeExchanges() {
  const taken: { body: Schema<'ExchangeRequest'>; key: string | null }[] = [];
  mockServer.use(
    mockApi.post('/user/exchange', 201, ({ body, request }) => {
      taken.push({ body, key: request.headers.get('Idempotency-Key') });
      return exchange;
    }),
  );
  return taken;
}

/** Sells bitcoin instead of the tether that is chosen first. */
async function sellBitcoin() {
  await user.click(await screen.findByRole('button', { name: /Swap/ }));
}

test('shows what arrives for the amount given, and what to give for an amount that should arrive', async () => {
  mockServer.use(...exchangeHandlers.goodDay);
  show();
  await sellBitcoin();
  const given = await screen.findByRole('textbox', { name: /You give/ });
  const received = screen.getByRole('textbox', { name: /You receive/ });
  await user.type(given, '0.01');
  expect(received).toHaveValue('639.292475');
  await user.clear(received);
  await user.type(received, '100');
  // One unit less, 0.00156422, would bring 99.999….
  expect(given).toHaveValue('0.00156423');
});

test('keeps the amount with its currency when the two are swapped', async () => {
  mockServer.use(...exchangeHandlers.goodDay);
  show();
  await sellBitcoin();
  await user.type(await screen.findByRole('textbox', { name: /You give/ }), '0.01');
  await user.click(screen.getByRole('button', { name: /Swap/ }));
  expect(screen.getByRole('textbox', { name: /You receive/ })).toHaveValue('0.01');
  await user.click(screen.getByRole('button', { name: /Swap/ }));
  expect(screen.getByRole('textbox', { name: /You give/ })).toHaveValue('0.01');
});

test('shows both balances now, and to the last digit as the exchange would leave them', async () => {
  mockServer.use(...exchangeHandlers.goodDay);
  show();
  await sellBitcoin();
  const balances = () =>
    screen.getByRole('group', { name: 'Balances of both currencies' }).textContent?.replaceAll('\u00a0', ' ');
  expect(balances()).toBe('Your balances nowBTC0.0125 BTCUSDT250.00 USDT');
  const given = await screen.findByRole('textbox', { name: /You give/ });
  await user.type(given, '0.01');
  expect(balances()).toBe('Your balances after the exchangeBTC0.0025 BTCUSDT889.292475 USDT');
  await user.clear(given);
  await user.type(given, '999');
  // What cannot be exchanged moves nothing.
  expect(balances()).toBe('Your balances nowBTC0.0125 BTCUSDT250.00 USDT');
});

test('sends the quote and the amount that were confirmed, and shows the receipt', async () => {
  mockServer.use(...exchangeHandlers.goodDay);
  const taken = takeExchanges();
  show();
  await sellBitcoin();
  await user.type(await screen.findByRole('textbox', { name: /You give/ }), '0.01');
  await user.click(screen.getByRole('button', { name: 'Review the exchange of 0.01\u00a0BTC' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/1 BTC = 64,250\.5 USDT/);
  await user.click(screen.getByRole('button', { name: /^Exchange 0\.01/ }));
  const received = await screen.findByText('You received');
  expect(received.closest('dl')).toHaveTextContent(/^You received639\.292475\sUSDT$/);
  expect(taken.map(({ body }) => body)).toEqual([
    { quoteId: exchange.quoteId, amount: { amount: '0.01', currency: 'BTC' } },
  ]);
});

test.each([
  ['2026-10-15T12:00:20Z', true],
  ['2026-10-15T12:10:00Z', false],
])('announces in the confirmation that a course until %s ends soon: %s', async (expiryDate, isSoon) => {
  mockServer.use(
    mockApi.get('/user/exchange-rate', 200, { ...quote, expiryDate }),
    ...exchangeHandlers.goodDay,
  );
  show();
  await sellBitcoin();
  await user.type(await screen.findByRole('textbox', { name: /You give/ }), '0.01');
  await user.click(screen.getByRole('button', { name: /^Review/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  if (isSoon) {
    expect(await dialog.findByText('This course ends soon: it is valid until')).toBeVisible();
    expect(dialog.getByRole('status')).toHaveTextContent(/valid until .*After that nothing is exchanged/);
  } else expect(dialog.getByRole('status')).toBeEmptyDOMElement();
});

test('returns to the form with the amount when the rate has expired', async () => {
  mockServer.use(...exchangeHandlers.expired);
  show();
  await sellBitcoin();
  await user.type(await screen.findByRole('textbox', { name: /You give/ }), '0.01');
  await user.click(screen.getByRole('button', { name: /^Review/ }));
  await user.click(await screen.findByRole('button', { name: /^Exchange 0\.01/ }));
  expect(await screen.findByText('The course has changed')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /You give/ })).toHaveValue('0.01');
});

test('repeats a lost exchange with the same quote and key after a reload', async () => {
  mockServer.use(...exchangeHandlers.lostConnection);
  const first = show();
  await sellBitcoin();
  await user.type(await screen.findByRole('textbox', { name: /You give/ }), '0.01');
  await user.click(screen.getByRole('button', { name: /^Review/ }));
  await user.click(await screen.findByRole('button', { name: /^Exchange 0\.01/ }));
  await screen.findByRole('alert');
  first.unmount();
  mockServer.use(
    mockApi.get('/user/exchange-rate', 200, {
      quoteId: '0198f80a-5b1f-7a02-8c3d-91e4f7a6b2ff',
      course: { from: 'BTC', to: 'USDT', rate: '60000' },
      feePercent: '0.5',
      expiryDate: '2026-10-15T10:05:00Z',
    }),
  );
  const taken = takeExchanges();
  show();
  expect(await screen.findByRole('textbox', { name: /You give/ })).toHaveValue('0.01');
  await user.click(screen.getByRole('button', { name: /^Review/ }));
  await user.click(await screen.findByRole('button', { name: /^Exchange 0\.01/ }));
  // It is in view on a phone, too.
  const result = await screen.findByRole('heading', { name: 'The exchange is done' });
  await waitFor(() => expect(result).toHaveFocus());
  expect(taken[0]?.body.quoteId).toBe(exchange.quoteId);
});

test('fills in the whole balance, because the fee is taken out of what arrives', async () => {
  mockServer.use(...exchangeHandlers.goodDay);
  show();
  await sellBitcoin();
  await user.click(await screen.findByRole('button', { name: 'Max' }));
  expect(screen.getByRole('textbox', { name: /You give/ })).toHaveValue('0.0125');
  expect(screen.getByRole('textbox', { name: /You receive/ })).toHaveValue('799.115594');
});

test.each([
  ['You give', '0.01250001'],
  ['You receive', '799.115595'],
])('shows no result above the balance for the field “%s”', async (field, typed) => {
  mockServer.use(...exchangeHandlers.goodDay);
  show();
  await sellBitcoin();
  await screen.findByText(/^1 BTC = 64,250\.5 USDT/);
  await user.type(screen.getByRole('textbox', { name: new RegExp(field) }), typed);
  expect(screen.getByRole('button', { name: 'Review the exchange' })).toBeVisible();
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(within(summary).queryByRole('term')).not.toBeInTheDocument();
});

test('refuses more than the balance has, in Russian', async () => {
  mockServer.use(...exchangeHandlers.goodDay);
  show('ru');
  await user.type(await screen.findByRole('textbox', { name: /Вы отдаёте/ }), '300');
  await user.click(screen.getByRole('button', { name: 'Проверить обмен' }));
  expect(await screen.findByText(/На балансе только 250,00/)).toBeVisible();
});

test('shows the course, the fee and until when they hold in one line', async () => {
  mockServer.use(...exchangeHandlers.goodDay);
  show();
  await sellBitcoin();
  const course = await screen.findByText(/^1 BTC = 64,250\.5 USDT/);
  expect(course.parentElement).toHaveTextContent(/, fee 0\.5%, fixed until \d/);
});

test('lists the last exchanges with what arrived after the fee, and leads to all of them', async () => {
  mockServer.use(...exchangeHandlers.goodDay);
  render(<ExchangeHistoryPage hrefs={hrefs} />, { messages: words });
  const history = await screen.findByRole('region', { name: 'Latest exchanges' });
  const row = await within(history).findByText('BTC for USDT');
  expect(row.closest('li')).toHaveTextContent(/\+639\.292475.*−0\.01/);
  expect(within(history).getByRole('link')).toHaveAttribute('href', '/operations?kind=exchange');
});
