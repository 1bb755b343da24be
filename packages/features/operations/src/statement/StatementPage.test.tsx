import { DisplayCurrencyProvider, messages as displayMessages } from '@meridian/display-currency';
import { messages as listMessages, useFiltersInMemory } from '@meridian/lists';
import { defaultBrand } from '@meridian/ui';
import { messages as problemMessages } from '@meridian/problem';
import { messages as statusMessages } from '@meridian/statuses';
import {
  loadMessages,
  type Language,
  mockApi,
  mockServer,
  moveServerClock,
  render,
  screen,
  user,
  waitFor,
} from '@meridian/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../messages/en.ts';
import { messages } from '../messages.ts';
import { balance, someOperations, statement } from '../operations.fixtures.ts';
import { operationsHandlers, pagesOf } from '../operations.handlers.ts';
import { statementFilters } from './statementFilters.ts';
import { StatementPage } from './StatementPage.tsx';

const texts = await loadMessages(messages, listMessages, problemMessages, statusMessages, displayMessages);
const october = 'currency=USDT&from=2026-10-01&to=2026-10-31';

beforeEach(() => {
  mockServer.use(...operationsHandlers.goodDay);
});

function Page({ query }: { query: string }) {
  const filters = useFiltersInMemory(statementFilters, query);
  return (
    <StatementPage
      filters={filters}
      brand={defaultBrand}
      login="maria"
      hrefs={{ operations: '/operations' }}
    />
  );
}

function show({ language = 'en', query = october }: { language?: Language; query?: string } = {}) {
  render(<Page query={query} />, { messages: texts, language });
}

const plain = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ');

/** The value of a term; the last one if there are several. */
function figure(term: string) {
  const names = screen.getAllByRole('term').filter(({ textContent }) => textContent.startsWith(term));
  return plain(names.at(-1)?.nextElementSibling);
}

test.each([
  ['en', 'October 1 – 31, 2026', 'Refill1 operation', '+1,250.00 USDT', '250.012345 USDT'],
  ['ru', '1–31 октября 2026 г.', 'Пополнение1 операция', '+1 250,00 USDT', '250,012345 USDT'],
] as const)(
  'shows in %s the period, what came in by kind and the closing balance',
  async (language, period, refill, amount, closing) => {
    show({ language });
    const heading = await screen.findByRole('heading', { level: 2 });
    expect(plain(heading.nextElementSibling)).toBe(period);
    expect(figure(refill)).toBe(amount);
    expect(figure(language === 'en' ? 'Closing balance' : 'Остаток на\u00a0конец')).toBe(closing);
  },
);

test('asks for this month in the main currency unless the address says otherwise', async () => {
  const asked = vi.fn();
  mockServer.use(
    mockApi.get('/user/statement', 200, ({ query }) => {
      asked(Object.fromEntries(query));
      return statement;
    }),
  );
  show({ query: '' });
  await screen.findByRole('heading', { level: 2 });
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    currency: 'USDT',
    from: '2026-10-01',
    to: '2026-10-15',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test.each([
  ['Europe/Moscow', 'ru', 'Часовой пояс: Москва, UTC+3.'],
  ['UTC', 'en', 'Time zone: UTC+0.'],
  ['America/Los_Angeles', 'en', 'Time zone: Los Angeles, UTC−'],
] as const)('names the time zone with its offset: %s', async (timeZone, language, sentence) => {
  const reported = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(reported);
  mockServer.use(mockApi.get('/user/statement', 200, statement));
  show({ query: '', language });
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
});

test('takes this month from the server where the device is months behind', async () => {
  const asked = vi.fn();
  vi.setSystemTime('2026-07-31T12:00:00Z');
  mockServer.use(
    mockApi.get('/user/balance', 200, () => {
      moveServerClock('2026-11-01T09:00:00Z');
      return balance;
    }),
    mockApi.get('/user/statement', 200, ({ query }) => {
      asked([query.get('from'), query.get('to')]);
      return statement;
    }),
  );
  show({ query: '' });
  await screen.findByRole('heading', { level: 2 });
  expect(asked).toHaveBeenLastCalledWith(['2026-11-01', '2026-11-01']);
  await user.click(screen.getByRole('button', { name: 'Choose the period' }));
  expect(await screen.findByRole('grid', { name: /November 2026/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: en.statement.lastMonth }));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(['2026-10-01', '2026-10-31']));
});

test('asks for both days when one is missing', () => {
  show({ query: 'currency=USDT&from=2026-10-01' });
  expect(screen.getByText(en.statement.choosePeriod)).toBeVisible();
});

test('exports the opening balance, each change of the balance and the closing balance', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = vi.fn((file: Blob) => `blob:${files.push(file)}`);
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  mockServer.use(pagesOf(() => someOperations.slice(0, 4)));
  show();
  await user.click(await screen.findByRole('button', { name: /CSV/ }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]!.text()).trimEnd().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 7).join(' '))).toEqual([
    '2026-10-01   Opening balance  USDT 0.000000',
    '2026-10-01 08:00:00 2026-10-01T08:00:00Z Referral reward 0.012345 USDT 0.012345',
    '2026-10-02 09:30:00 2026-10-02T09:30:00Z Refill 1250.000000 USDT 1250.000000',
    '2026-10-02 09:40:00 2026-10-02T09:40:00Z Deposit opened -1000.000000 USDT 250.000000',
    '2026-10-31   Closing balance  USDT 250.012345',
  ]);
  expect(screen.getByText('Statement downloaded: 3 operations.')).toBeVisible();
});

test('prints the page', async () => {
  window.print = vi.fn();
  show();
  await user.click(await screen.findByRole('button', { name: en.statement.print }));
  expect(window.print).toHaveBeenCalledOnce();
});

test('shows the main currency when the address asks for one that does not exist', async () => {
  show({ query: 'currency=DOGE&from=2026-10-01&to=2026-10-31' });
  await waitFor(() => expect(screen.getByRole('button', { name: /Currency/ })).toHaveTextContent('USDT'));
});

test('shows in euros what the balances were worth on the first and the last day', async () => {
  const rates: Record<string, string> = { '2026-10-01': '0.9', '2026-10-31': '0.8' };
  mockServer.use(
    mockApi.get('/user/statement', 200, { ...statement, opening: { amount: '1000', currency: 'USDT' } }),
    mockApi.get('/courses/{code}', 200, ({ query }) => {
      const date = query.get('from') ?? '';
      return { source: 'A source', items: [{ date, rate: rates[date] as `${number}` }] };
    }),
  );
  render(
    <DisplayCurrencyProvider code="EUR">
      <Page query={october} />
    </DisplayCurrencyProvider>,
    { messages: texts },
  );
  await waitFor(() => expect(figure('Opening balance')).toMatch(/≈ 900 EUR$/));
  await waitFor(() => expect(figure('Closing balance')).toMatch(/≈ 200 EUR$/));
});
