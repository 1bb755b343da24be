import { messages as listMessages, useDetailsInMemory, useFiltersInMemory } from '@meridian/lists';
import { messages as formsMessages } from '@meridian/forms';
import { messages as problemMessages } from '@meridian/problem';
import { messages as receiptMessages } from '@meridian/receipts';
import { en as formsEn } from '@meridian/forms/messages/en';
import type { Schema } from '@meridian/api-client';
import { localDay } from '@meridian/i18n';
import { frozenNow } from '@meridian/testing/limits';
import {
  freezeClock,
  loadMessages,
  type Language,
  mockApi,
  mockServer,
  render,
  screen,
  user,
  waitFor,
  within,
} from '@meridian/testing';
import { expect, test, vi } from 'vitest';
import { en } from './messages/en.ts';
import { ru } from './messages/ru.ts';
import {
  awaitedBitcoinRefill,
  awaitedRefill,
  cancelledRefill,
  confirmingRefill,
  rejectedForNoReason,
  paymentSystems,
  refillSetting,
  rejectedRefill,
  replenishedRefill,
  someRefills,
} from './refill.fixtures.ts';
import { refillHandlers } from './refill.handlers.ts';
import { refillFilters } from './list/refillFilters.ts';
import { RefillHistoryPage } from './RefillHistoryPage.tsx';
import { RefillPage } from './RefillPage.tsx';
import { messages } from './messages.ts';

const words = await loadMessages(messages, listMessages, formsMessages, problemMessages, receiptMessages);

const hrefs = { refill: '/refill', refillHistory: '/history', operations: '/operations', invest: '/invest' };

interface Opened {
  /** The refill whose details are open, and the one whose address is. */
  details?: string | undefined;
  address?: string | undefined;
}

function InMemory({ details, address }: Opened) {
  return (
    <RefillPage details={useDetailsInMemory(details)} address={useDetailsInMemory(address)} hrefs={hrefs} />
  );
}

function HistoryInMemory({ query, details, address }: Opened & { query: string }) {
  return (
    <RefillHistoryPage
      filters={useFiltersInMemory(refillFilters, query)}
      details={useDetailsInMemory(details)}
      address={useDetailsInMemory(address)}
      hrefs={hrefs}
    />
  );
}

interface Shown extends Opened {
  language?: Language;
  query?: string;
}

const show = ({ language = 'en', ...opened }: Omit<Shown, 'query'> = {}) =>
  render(<InMemory {...opened} />, { messages: words, language });

const showHistory = ({ language = 'en', query = '', ...opened }: Shown = {}) =>
  render(<HistoryInMemory query={query} {...opened} />, { messages: words, language });

/** Accepts refills and records their bodies and idempotency keys. */
function takeRefills() {
  const taken: { body: Schema<'RefillRequest'>; key: string | null }[] = [];
  mockServer.use(
    mockApi.post('/funds/refills', 201, ({ body, request }) => {
      taken.push({ body, key: request.headers.get('Idempotency-Key') });
      return { ...awaitedRefill, amount: body.amount, requestedAmount: body.amount };
    }),
  );
  return taken;
}

async function choose(system: string) {
  await user.click(await screen.findByRole('radio', { name: system }));
}

const amountField = () => screen.findByRole('textbox', { name: en.form.amount });
const getAddress = () => screen.getByRole('button', { name: en.form.submit });

/** The value of a term in a description list. */
function factOf(term: string): string {
  const name = screen.getAllByRole('term').find(({ textContent }) => textContent?.startsWith(term));
  return name?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ') ?? '';
}

test('previews the fee and the net amount to the last digit', async () => {
  mockServer.use(...refillHandlers.goodDay);
  show();
  await choose('USDT on Ethereum (ERC-20)');
  await user.type(await amountField(), '1250.5');
  expect(factOf(en.summary.receive)).toBe('1,247.7495 USDT');
  expect(factOf(en.summary.fee)).toBe('2.7505 USDT');
});

test('says what follows: how long the address is valid, and how long the network chosen takes', async () => {
  mockServer.use(...refillHandlers.goodDay);
  show();
  await choose('USDT on Ethereum (ERC-20)');
  const steps = within(screen.getByRole('list', { name: 'What happens next' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'First:You get an addressThe address is valid for 24 hours',
    'Then:You send the transfer',
    'Then:The network confirms it',
    'Then:We credit it to your balanceUsually credited in 4 minutes',
  ]);
});

test('has no figures in the summary until there is an amount', async () => {
  mockServer.use(...refillHandlers.goodDay);
  show();
  await screen.findByRole('radio', { name: 'USDT on TRON (TRC-20)' });
  expect(screen.getByText(en.summary.chooseFirst)).toBeVisible();
  await choose('USDT on Ethereum (ERC-20)');
  expect(screen.getByText(en.summary.empty)).toBeVisible();
  expect(screen.queryByRole('term')).toBeNull();
  await user.type(await amountField(), '1250.5');
  expect(factOf(en.summary.fee)).toBe('2.7505 USDT');
});

test.each([
  [1, 'не больше 1\\.'],
  [3, 'не больше 3\\.'],
])('says how many refills may wait when this one is the last: %i', async (waitingRefills, sentence) => {
  const waiting = Array.from({ length: waitingRefills - 1 }, (_, index) => ({
    ...awaitedRefill,
    id: `0190b6f0-0000-7000-8000-${String(index).padStart(12, '0')}`,
  }));
  mockServer.use(
    mockApi.get('/settings/{key}', 200, { ...refillSetting, waitingRefills }),
    mockApi.get('/funds/refills', 200, { ...someRefills, items: waiting }),
    ...refillHandlers.goodDay,
  );
  show({ language: 'ru' });
  expect(await screen.findByText(new RegExp(sentence))).toBeVisible();
});

test('says how many refills may wait when the server rejects one too many', async () => {
  mockServer.use(
    mockApi.get('/settings/{key}', 200, { ...refillSetting, waitingRefills: 50 }),
    mockApi.problem('post', '/funds/refills', 429, { code: 'too_many_calls', retryAfter: 60 }),
    ...refillHandlers.goodDay,
  );
  show();
  await choose('USDT on TRON (TRC-20)');
  await user.type(await amountField(), '500');
  expect(screen.queryByText(/at most 50 unfinished refills/)).toBeNull();
  await user.click(getAddress());
  expect(await screen.findByText(/at most 50 unfinished refills/)).toBeVisible();
});

test('puts a new refill into the address, and closes it with its address', async () => {
  mockServer.use(...refillHandlers.goodDay);
  takeRefills();
  function Followed() {
    const address = useDetailsInMemory<Schema<'Refill'>>();
    return (
      <>
        <output>{address.id}</output>
        <RefillPage details={useDetailsInMemory()} address={address} hrefs={hrefs} />
      </>
    );
  }
  render(<Followed />, { messages: words });
  await choose('USDT on TRON (TRC-20)');
  await user.type(await amountField(), '500');
  await user.click(getAddress());
  await screen.findByRole('dialog', { name: 'Send USDT on TRON (TRC-20)' });
  const shown = document.querySelector('output');
  expect(shown).toHaveTextContent(awaitedRefill.id);
  await user.click(screen.getByRole('button', { name: en.address.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(shown).toBeEmptyDOMElement();
});

test('shows the address together with its network', async () => {
  mockServer.use(...refillHandlers.goodDay);
  const taken = takeRefills();
  show();
  await choose('USDT on TRON (TRC-20)');
  await user.type(await amountField(), '500,25');
  await user.click(getAddress());
  const dialog = await screen.findByRole('dialog', { name: 'Send USDT on TRON (TRC-20)' });
  expect(within(dialog).getByRole('group', { name: 'Address on TRON (TRC-20)' })).toHaveTextContent(
    awaitedRefill.address,
  );
  expect(within(dialog).getByText('Only USDT and only on TRON (TRC-20)')).toBeVisible();
  expect(taken.map(({ body }) => body)).toEqual([
    { system: 'usdt-trc20', amount: { amount: '500.25', currency: 'USDT' } },
  ]);
});

test('keeps amount and payment system after a reload until an address is issued', async () => {
  mockServer.use(...refillHandlers.goodDay);
  takeRefills();
  const first = show();
  await choose('USDT on TRON (TRC-20)');
  await user.type(await amountField(), '1500.5');
  first.unmount();
  const second = show({ language: 'ru' });
  expect(await screen.findByRole('textbox', { name: ru.form.amount })).toHaveValue('1\u00a0500,50');
  expect(screen.getByRole('radio', { name: 'USDT в\u00a0сети TRON (TRC-20)' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: ru.form.submit }));
  await screen.findByRole('dialog');
  second.unmount();
  show();
  expect(await amountField()).toHaveValue('');
});

test.each([
  ['five hundred', formsEn.amount.not_a_number],
  ['0', /The minimum refill amount is 10\.00\sUSDT/],
  [' ', en.form.amountRequired],
  ['', en.form.amountRequired],
])('rejects an invalid amount with a message and keeps what was typed: %j', async (typed, sentence) => {
  mockServer.use(...refillHandlers.goodDay);
  const taken = takeRefills();
  show();
  await choose('USDT on TRON (TRC-20)');
  const field = await amountField();
  await user.click(field);
  if (typed) await user.paste(typed);
  await user.click(getAddress());
  expect(field).toBeInvalid();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue(typed);
  expect(taken).toEqual([]);
});

test('names the minimum and maximum of the chosen payment system', async () => {
  mockServer.use(...refillHandlers.goodDay);
  show();
  await choose('USDT on Ethereum (ERC-20)');
  await user.type(await amountField(), '49.999999');
  await user.click(getAddress());
  expect(screen.getByText(/^The minimum refill amount is 50\.00\sUSDT\.$/)).toBeVisible();
  await user.clear(await amountField());
  await user.type(await amountField(), '250000.000001');
  await user.tab();
  expect(screen.getByText(/^The maximum refill amount is 250,000\.00\sUSDT\.$/)).toBeVisible();
});

test('requires a payment system before sending anything', async () => {
  mockServer.use(...refillHandlers.goodDay);
  const taken = takeRefills();
  show();
  await user.type(await amountField(), '500');
  await user.click(getAddress());
  expect(screen.getByText(en.form.systemRequired)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'USDT on TRON (TRC-20)' })).toHaveFocus();
  expect(taken).toEqual([]);
});

test('shows a server error at the amount and focuses it', async () => {
  mockServer.use(...refillHandlers.refused);
  show();
  await choose('USDT on TRON (TRC-20)');
  await user.type(await amountField(), '500');
  await user.click(getAddress());
  const field = await amountField();
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveFocus();
  expect(field).toHaveValue('500');
});

test('updates the open address and its row when the refill is credited', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  const keyboard = user.setup({ advanceTimers: vi.advanceTimersByTime });
  let now: Schema<'Refill'> = { ...confirmingRefill, hash: null, confirmations: 0 };
  mockServer.use(
    mockApi.get('/funds/refills/{id}', 200, () => now),
    mockApi.get('/funds/refills', 200, () => ({ ...someRefills, items: [now], total: 1 })),
    ...refillHandlers.goodDay,
  );
  showHistory();
  const day = Number(localDay(frozenNow).slice(-2));
  await keyboard.click(
    await screen.findByRole('button', {
      name: new RegExp(String.raw`Details of the refill of 500.+, Oct\s${day},\s(\d{4},\s)?\d+:\d\d`),
    }),
  );
  await keyboard.click(await screen.findByRole('button', { name: en.details.showAddress }));
  const dialog = await screen.findByRole('dialog', { name: 'Send USDT on TRON (TRC-20)' });
  expect(within(dialog).getByRole('group', { name: /Address on/ })).toBeVisible();
  now = confirmingRefill;
  await vi.advanceTimersByTimeAsync(10_000);
  // Nothing invites a second transfer.
  expect(await screen.findByText(/^We have found your transfer/)).toBeVisible();
  expect(screen.getByText('7 of 19 confirmations')).toBeVisible();
  expect(screen.queryByRole('group', { name: /Address on/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
  now = { ...replenishedRefill, id: confirmingRefill.id };
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByText('19 of 19 confirmations')).toBeVisible();
  expect(screen.getByRole('dialog', { name: en.details.title })).toHaveTextContent('499.00');
  expect(screen.queryByRole('group', { name: /Address on/ })).not.toBeInTheDocument();
  await keyboard.click(screen.getByRole('button', { name: en.address.close }));
  await keyboard.click(await screen.findByRole('button', { name: en.details.close }));
  expect((await screen.findAllByRole('row'))[1]).toHaveTextContent(en.status.replenished);
});

const explorerLinks = () =>
  screen
    .queryAllByRole('link', { name: /opens in a new tab/ })
    .map((link) => [
      link.textContent,
      ...['href', 'rel', 'referrerpolicy'].map((name) => link.getAttribute(name)),
    ]);

function showDetails(refill: Schema<'Refill'>, systems: Schema<'PaymentSystem'>[] = paymentSystems.items) {
  mockServer.use(
    mockApi.get('/funds/refills/{id}', 200, refill),
    mockApi.get('/payment-systems', 200, { items: systems }),
    ...refillHandlers.goodDay,
  );
  showHistory({ details: refill.id });
}

test('links the hash and the address of a seen transfer to a block explorer that learns nothing of its visitor', async () => {
  showDetails(confirmingRefill);
  await screen.findByText('7 of 19 confirmations');
  await waitFor(() =>
    expect(explorerLinks()).toEqual([
      [
        'See the address on tronscan.org (opens in a new tab) ',
        `https://tronscan.org/#/address/${confirmingRefill.address}`,
        'noopener noreferrer',
        'no-referrer',
      ],
      [
        'See the transfer on tronscan.org (opens in a new tab) ',
        `https://tronscan.org/#/transaction/${confirmingRefill.hash}`,
        'noopener noreferrer',
        'no-referrer',
      ],
    ]),
  );
});

test.each([
  ['an address that nothing was sent to', awaitedRefill, paymentSystems.items],
  ['a rejected refill', rejectedRefill, paymentSystems.items],
  [
    'a network without a block explorer',
    confirmingRefill,
    paymentSystems.items.map(({ explorer: _explorer, ...system }: Schema<'PaymentSystem'>) => system),
  ],
])('has no link for %s', async (_case, refill, systems) => {
  showDetails(refill, systems);
  const dialog = await screen.findByRole('dialog', { name: en.details.title });
  // The name of the system is there when the systems are.
  expect(await within(dialog).findByText('USDT on TRON (TRC-20)')).toBeVisible();
  expect(explorerLinks()).toEqual([]);
});

test('the QR code has the amount only once that is chosen', async () => {
  const refill = awaitedBitcoinRefill;
  mockServer.use(mockApi.get('/funds/refills/{id}', 200, refill), ...refillHandlers.goodDay);
  show({ address: refill.id });
  const code = () => screen.findByRole('img', { name: /^QR code/ });
  const address = await code();
  expect(address).toHaveAccessibleName('QR code of the address on Bitcoin');
  const drawn = address.innerHTML;
  expect(screen.getByRole('radio', { name: en.address.qrContent.address })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: en.address.qrContent.amount }));
  expect(await code()).toHaveAccessibleName('QR code of the address on Bitcoin with the amount');
  expect((await code()).innerHTML).not.toBe(drawn);
  expect(screen.getByText(en.address.qrContent.hint)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: en.address.qrContent.address }));
  expect((await code()).innerHTML).toBe(drawn);
});

test('a network without a standard offers no code with the amount', async () => {
  mockServer.use(mockApi.get('/funds/refills/{id}', 200, awaitedRefill), ...refillHandlers.goodDay);
  show({ address: awaitedRefill.id });
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: en.address.qrContent.amount })).not.toBeInTheDocument();
});

test('sends the filters of the URL in the user’s time zone', async () => {
  const asked: URLSearchParams[] = [];
  mockServer.use(
    mockApi.get('/funds/refills', 200, ({ query }) => {
      asked.push(query);
      return { ...someRefills, page: 2 };
    }),
    ...refillHandlers.goodDay,
  );
  showHistory({ query: 'currency=USDT&from=2026-10-01&to=2026-10-31&page=2' });
  await screen.findByRole('rowheader', { name: /Oct 2,/ });
  expect(Object.fromEntries(asked[0]!)).toEqual({
    currency: 'USDT',
    from: '2026-10-01',
    to: '2026-10-31',
    page: '2',
    limit: '20',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('filters the history by period, from its first page', async () => {
  const asked: string[] = [];
  mockServer.use(
    mockApi.get('/funds/refills', 200, ({ query }) => {
      // The form asks for the latest refills, without a page.
      if (query.has('page')) asked.push([query.get('from'), query.get('to'), query.get('page')].join());
      return { ...someRefills, page: Number(query.get('page') ?? 1), total: 50 };
    }),
    ...refillHandlers.goodDay,
  );
  showHistory({ query: 'from=2026-09-01&page=3' });
  await user.click(await screen.findByRole('button', { name: /Period/ }));
  await user.type(await screen.findByLabelText('To'), '10/31/2026{Enter}');
  await waitFor(() => expect(asked).toEqual(['2026-09-01,,3', '2026-09-01,2026-10-31,1']));
});

test.each([
  [rejectedRefill, 'The transfer came from another person.'],
  [rejectedForNoReason, en.course.rejectedNoReason],
])('shows the reason of a rejection, or that none was given', async (refill, reason) => {
  mockServer.use(mockApi.get('/funds/refills/{id}', 200, refill), ...refillHandlers.goodDay);
  showHistory();
  await user.click(await screen.findByRole('button', { name: /Sep\s28,/ }));
  const drawer = await screen.findByRole('dialog', { name: en.details.title });
  await waitFor(() => expect(drawer).toHaveTextContent(reason));
  expect(drawer).toHaveTextContent(en.next.rejected.body);
  expect(drawer).not.toHaveTextContent(en.details.hashMissing);
  expect(await within(drawer).findByRole('link', { name: en.support.email })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:support@meridian\.example\?subject=Refill%20/),
  );
});

test('opens and closes the details with the keyboard and returns focus to the row', async () => {
  mockServer.use(...refillHandlers.goodDay);
  showHistory();
  const row = await screen.findByRole('button', { name: /Details of the refill of 499/ });
  row.focus();
  await user.keyboard('{Enter}');
  const drawer = await screen.findByRole('dialog', { name: en.details.title });
  expect(within(drawer).getByText(en.course.replenished)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  await waitFor(() => expect(row).toHaveFocus());
});

test('formats amounts, plurals and statuses in Russian', async () => {
  mockServer.use(...refillHandlers.goodDay);
  const form = show({ language: 'ru' });
  await choose('USDT в\u00a0сети Ethereum (ERC-20)');
  await user.type(await screen.findByRole('textbox', { name: ru.form.amount }), '1250,5');
  expect(factOf(ru.summary.receive)).toBe('1 247,7495 USDT');
  form.unmount();
  showHistory({ language: 'ru' });
  await user.click(await screen.findByRole('button', { name: /Подробности пополнения на\s500,00.+15\sокт/ }));
  expect(await screen.findByText('Подтверждений: 7 из 19')).toBeVisible();
});

const openAwaited = async (page: Partial<Schema<'Refill'>> = {}) => {
  mockServer.use(
    mockApi.get('/funds/refills', 200, { ...someRefills, items: [{ ...awaitedRefill, ...page }], total: 1 }),
    mockApi.get('/funds/refills/{id}', 200, { ...awaitedRefill, ...page }),
  );
  showHistory();
  await user.click(await screen.findByRole('button', { name: /Details of the refill/ }));
  return screen.findByRole('dialog', { name: en.details.title });
};

test('cancels a refill that nothing was sent for, after saying what happens to a transfer', async () => {
  mockServer.use(...refillHandlers.goodDay);
  const drawer = await openAwaited();
  await user.click(within(drawer).getByRole('button', { name: en.details.cancel }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(en.cancel.sent);
  const cancelled = { ...cancelledRefill, id: awaitedRefill.id };
  mockServer.use(mockApi.get('/funds/refills/{id}', 200, cancelled));
  await user.click(within(question).getByRole('button', { name: en.cancel.confirm }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await waitFor(() => expect(drawer).toHaveTextContent(en.next.cancelled.title));
  expect(within(drawer).queryByRole('button', { name: en.details.cancel })).not.toBeInTheDocument();
  await waitFor(() => expect(within(drawer).getByRole('button', { name: en.details.again })).toHaveFocus());
});

test('keeps the question open when the transfer was seen before the cancellation', async () => {
  mockServer.use(...refillHandlers.tooLateToCancel);
  const drawer = await openAwaited();
  await user.click(within(drawer).getByRole('button', { name: en.details.cancel }));
  const question = await screen.findByRole('alertdialog');
  mockServer.use(mockApi.get('/funds/refills/{id}', 200, { ...confirmingRefill, id: awaitedRefill.id }));
  await user.click(within(question).getByRole('button', { name: en.cancel.confirm }));
  expect(await within(question).findByText(en.cancel.tooLate.title)).toBeVisible();
  await user.click(within(question).getByRole('button', { name: en.cancel.keep }));
  await waitFor(() => expect(drawer).toHaveTextContent('7 of 19 confirmations'));
  expect(within(drawer).queryByRole('button', { name: en.details.cancel })).not.toBeInTheDocument();
  expect(within(drawer).queryByRole('button', { name: en.details.showAddress })).not.toBeInTheDocument();
});

test('says when a waiting refill was last checked, and what to do when it is late', async () => {
  freezeClock('2026-10-15T13:00:00Z');
  mockServer.use(...refillHandlers.goodDay);
  const drawer = await openAwaited();
  await waitFor(() => expect(drawer).toHaveTextContent(en.next.unseen.title));
  expect(drawer).toHaveTextContent(/Last checked: \d+:\d\d:\d\d/);
  expect(await within(drawer).findByRole('link', { name: en.support.telegram })).toHaveAttribute(
    'href',
    'https://t.me/meridian_support',
  );
});

test('says how much of a partial transfer is missing, and leads to investing what came', async () => {
  mockServer.use(...refillHandlers.goodDay);
  showHistory();
  await user.click(await screen.findByRole('button', { name: /Details of the refill of 499/ }));
  const drawer = await screen.findByRole('dialog', { name: en.details.title });
  await waitFor(() => expect(drawer).toHaveTextContent(/1\.00\sUSDT less arrived/));
  expect(within(drawer).getByRole('link', { name: en.details.invest })).toHaveAttribute('href', '/invest');
});
