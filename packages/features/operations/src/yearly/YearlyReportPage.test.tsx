import { DisplayCurrencyProvider, messages as displayMessages } from '@meridian/display-currency';
import { messages as listMessages, useFiltersInMemory } from '@meridian/lists';
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
import { AmountPrivacy, defaultBrand } from '@meridian/ui';
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from './messages/en.ts';
import { yearlyMessages } from './messages.ts';
import { messages } from '../messages.ts';
import { someOperations, valuedReport, yearlyReport } from '../operations.fixtures.ts';
import { operationsHandlers, pagesOf } from '../operations.handlers.ts';
import { yearFilters } from './yearFilters.ts';
import { YearlyReportPage } from './YearlyReportPage.tsx';

const texts = await loadMessages(
  messages,
  yearlyMessages,
  listMessages,
  problemMessages,
  statusMessages,
  displayMessages,
);

beforeEach(() => {
  mockServer.use(...operationsHandlers.goodDay);
});

function Page({ query }: { query: string }) {
  return (
    <YearlyReportPage
      filters={useFiltersInMemory(yearFilters, query)}
      brand={defaultBrand}
      login="maria"
      hrefs={{ operations: '/operations', displayCurrency: '/appearance' }}
    />
  );
}

interface Shown {
  language?: Language;
  query?: string;
  code?: string;
  isHidden?: boolean;
}

function show({ language = 'en', query = '', code, isHidden = false }: Shown = {}) {
  const page = (
    <DisplayCurrencyProvider code={code}>
      <Page query={query} />
    </DisplayCurrencyProvider>
  );
  render(isHidden ? <AmountPrivacy hiddenLabel="Hidden">{page}</AmountPrivacy> : page, {
    messages: texts,
    language,
  });
}

const plain = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ');

/** The value of a term inside the section with this heading. */
async function figure(section: string, term: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: section });
  const names = within(heading.parentElement!).getAllByRole('term');
  return plain(names.find((name) => plain(name)?.startsWith(term))?.nextElementSibling);
}

test.each([
  ['en', 'Report for 2026', 'Refills', 'Refill', '+1,250.00 USDT', /not tax advice/],
  ['ru', 'Отчёт за 2026 год', 'Пополнения', 'Пополнение', '+1 250,00 USDT', /не\sналоговая\sконсультация/],
] as const)(
  'shows in %s the year, the exact sums and that it is not tax advice',
  async (language, title, section, term, amount, advice) => {
    show({ language });
    expect(plain(await screen.findByRole('heading', { level: 2 }))).toBe(title);
    expect(await figure(section, term)).toBe(amount);
    expect(screen.getByText(advice)).toBeVisible();
  },
);

test('asks for this year, in the time zone of the user; without values where they are switched off', async () => {
  const asked = vi.fn();
  mockServer.use(
    mockApi.get('/user/yearly-report', 200, ({ query }) => {
      asked(Object.fromEntries(query));
      return yearlyReport;
    }),
  );
  show();
  await screen.findByRole('heading', { level: 2 });
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ year: '2026', timeZone });
});

test('values in the default currency, too, without repeating amounts that are in it', async () => {
  const worth = { amount: '64.25', operationsWithoutCourse: 0 } as const;
  const exchanges = yearlyReport.exchanges.map((one) => ({ ...one, soldValue: worth, boughtValue: worth }));
  mockServer.use(
    mockApi.get('/user/yearly-report', 200, ({ query }) => {
      expect(query.get('displayCurrency')).toBe('USDT');
      return { ...yearlyReport, displayCurrency: 'USDT', source: 'A source', exchanges };
    }),
  );
  show({ code: 'USDT' });
  expect(await figure('Exchanges', 'Exchange, sold · USDT to BTC')).toBe('−64.00 USDT');
  expect(await figure('Exchanges', 'Exchange, bought · USDT to BTC')).toBe('+0.001 BTC≈ 64.25 USDT');
  expect(screen.getByRole('link', { name: en.chooseCurrency })).toHaveAttribute('href', '/appearance');
});

test('offers the years since the registration and shows the chosen one', async () => {
  show({ query: 'year=2031' });
  await screen.findByRole('heading', { level: 2, name: 'Report for 2026' });
  await user.click(screen.getByRole('button', { name: /Year/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => plain(option)?.trim())).toEqual(['2026', '2025']);
  await user.click(screen.getByRole('option', { name: '2025' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Report for 2025' })).toBeVisible();
});

test('values each line in the display currency, and says where a course is not known', async () => {
  show({ code: 'EUR' });
  expect(await figure('Refills', 'Refill')).toBe(
    '+1,250.00 USDTNo value in EUR: no course is known for the day of 1 operation.',
  );
  expect(await figure(en.section.prizes, 'Case bought')).toBe('−5.00 USDT≈ −4.61 EUR');
  expect(await figure(en.section.prizes, en.total)).toBe('≈ −3.69 EUR');
});

test('shows both sides of an exchange, each with its value', async () => {
  show({ code: 'EUR' });
  expect(await figure('Exchanges', 'Exchange, sold · USDT to BTC')).toBe('−64.00 USDT≈ −58.98 EUR');
  expect(await figure('Exchanges', 'Exchange, bought · USDT to BTC')).toBe('+0.001 BTC≈ 58.98 EUR');
});

test('hides the values where amounts are hidden', async () => {
  show({ code: 'EUR', isHidden: true });
  await figure('Refills', 'Refill');
  expect(document.body).not.toHaveTextContent(/58\.98|4\.61/);
});

test('exports every operation with its value and its course, and the balances of each currency', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = vi.fn((file: Blob) => `blob:${files.push(file)}`);
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  mockServer.use(
    pagesOf(() => someOperations.slice(0, 4)),
    mockApi.get('/user/yearly-report', 200, valuedReport),
    mockApi.get('/courses/{code}', 200, ({ query }) => ({
      source: 'A source',
      // The second day has no course.
      items: query.get('currency') === 'USDT' ? [{ date: '2026-10-02', rate: '0.9215' }] : [],
    })),
  );
  show({ code: 'EUR' });
  await user.click(await screen.findByRole('button', { name: /CSV/ }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]!.text()).trimEnd().split('\r\n');
  const cells = lines.slice(1).map((line) => line.split(','));
  expect(cells.map((line) => [line[0], line[3], line[4], line[5], ...line.slice(-3)].join(' '))).toEqual([
    '2026-01-01 Opening balance  USDT   ',
    '2026-01-01 Opening balance  BTC   ',
    '2026-10-01 Referral reward 0.012345 USDT no course EUR ',
    '2026-10-02 Refill 1250.000000 USDT 1152 EUR 0.9215',
    '2026-10-02 Deposit opened -1000.000000 USDT -922 EUR 0.9215',
    '2026-12-31 Closing balance  USDT   ',
    '2026-12-31 Closing balance  BTC   ',
  ]);
  expect(screen.getByText('Report downloaded: 3 operations.')).toBeVisible();
});

test('a year without operations says so and has nothing to download', async () => {
  mockServer.use(...operationsHandlers.quietYear);
  show();
  expect(await screen.findByText(en.nothing)).toBeVisible();
  expect(screen.queryByRole('button', { name: /CSV/ })).not.toBeInTheDocument();
});
