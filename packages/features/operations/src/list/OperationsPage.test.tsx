import type { Schema } from '@meridian/api-client';
import { messages as listMessages, useFiltersInMemory } from '@meridian/lists';
import { messages as problemMessages } from '@meridian/problem';
import { messages as receiptMessages } from '@meridian/receipts';
import { messages as statusMessages } from '@meridian/statuses';
import {
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
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en as receiptEn } from '../details/messages/en.ts';
import { en } from '../messages/en.ts';
import { en as totalsEn } from './messages/en.ts';
import { operationListMessages } from './messages.ts';
import { operationDetailsMessages } from '../details/messages.ts';
import { messages } from '../messages.ts';
import { balance, hrefs, manyOperations, someOperations, vastOperations } from '../operations.fixtures.ts';
import { operationsHandlers, pagesOf } from '../operations.handlers.ts';
import { operationsFilters } from './operationsFilters.ts';
import { OperationsPage } from './OperationsPage.tsx';

const texts = await loadMessages(
  messages,
  operationDetailsMessages,
  operationListMessages,
  listMessages,
  problemMessages,
  receiptMessages,
  statusMessages,
);

const downloads: { name: string; blob: Blob }[] = [];

/** Records downloads, which jsdom does not support. */
beforeEach(() => {
  const blobs: Blob[] = [];
  URL.createObjectURL = vi.fn((blob: Blob) => `blob:${blobs.push(blob) - 1}`);
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push({ name: this.download, blob: blobs[Number(this.href.replace('blob:', ''))]! });
  });
});

/** Tests override the list of operations. */
beforeEach(() => {
  mockServer.use(...operationsHandlers.goodDay);
});

afterEach(() => {
  downloads.length = 0;
});

/** `text()` would drop the byte order mark. */
async function textOf(blob: Blob): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
}

function Page({ query }: { query: string }) {
  return <OperationsPage filters={useFiltersInMemory(operationsFilters, query)} hrefs={hrefs} />;
}

function show({ language = 'en', query = '' }: { language?: Language; query?: string } = {}) {
  render(<Page query={query} />, { messages: texts, language });
}

/** Exports the list once it has loaded, and returns the cells of each line. */
async function exportLines(separator = ','): Promise<string[][]> {
  await screen.findAllByRole('button', { name: /^(Details|Подробности)/ });
  await user.click(screen.getByRole('button', { name: /CSV/ }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const lines = (await textOf(downloads[0]!.blob)).trimEnd().split('\r\n');
  return lines.map((line) => line.split(separator));
}

test('exports every operation that matches the filters, newest first', async () => {
  const asked: string[] = [];
  const listOf = (query: URLSearchParams): Schema<'Operation'>[] => {
    if (query.get('limit') === '1000')
      asked.push(`${query.get('type')} ${query.get('currency')} ${query.get('cursor')}`);
    return manyOperations(2001);
  };
  mockServer.use(pagesOf(listOf));
  show({ query: 'type=system&currency=USDT&from=2026-10-01&page=2' });
  const [, ...lines] = await exportLines();
  expect(lines.map((cells) => cells.at(-1))).toEqual(manyOperations(2001).map(({ id }) => id));
  expect(asked).toEqual(['system USDT null', 'system USDT 1000', 'system USDT 2000']);
  expect(downloads[0]!.name).toBe('operations_system_USDT_2026-10-01.csv');
  expect(await screen.findByText('File downloaded: 2,001 operations.')).toBeVisible();
});

test('exports amounts to the last digit, and comments as text', async () => {
  mockServer.use(mockApi.get('/user/operations/', 200, vastOperations));
  show();
  await exportLines();
  const text = await textOf(downloads[0]!.blob);
  expect(text.startsWith('\ufeffDate (UTC),Time,Date and time (UTC),Type,Operation,Amount,Currency,')).toBe(
    true,
  );
  expect(text).toContain(',123456789012345678901234567890.000000,USDT,');
  expect(text).toContain(`,"'=HYPERLINK(""http://example.test""; ""Claim"")",`);
});

test('exports Russian texts, semicolons and decimal commas in Russian', async () => {
  show({ language: 'ru' });
  const [header, accrual] = await exportLines(';');
  expect(header!.slice(1, 7)).toEqual(['Время', 'Дата и время (UTC)', 'Тип', 'Операция', 'Сумма', 'Валюта']);
  expect(accrual!.slice(0, 8)).toEqual([
    '2026-10-03',
    '09:40:00',
    '2026-10-03T09:40:00Z',
    'Начисления',
    'Начисление',
    '1,400000',
    'USDT',
    'ждёт конца срока',
  ]);
});

/** The details of the newest accrual, from the run of the page. */
async function openNewestAccrual(): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: /^3 accruals,/ }));
  const [row] = screen.getAllByRole('button', { name: /^Details: Deposit accrual/ });
  await user.click(row!);
  return row!;
}

test('shows in the details what the list leaves out', async () => {
  show();
  await openNewestAccrual();
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText(en.table.balanceAfter)).toBeVisible();
  expect(within(drawer).getByText(en.type.accrual)).toBeVisible();
  expect(within(drawer).getByText(receiptEn.outlook.held)).toBeVisible();
  expect(within(drawer).getByRole('link', { name: en.details.depositDetails })).toHaveAttribute(
    'href',
    '#deposits/0198f7c5-2b41-7d0a-9c55-31e7a2b46f08',
  );
});

test.each([
  ['2999-01-01T03:00:00Z', /^In the balance counted on /],
  ['2000-01-01T03:00:00Z', 'In the next count, at night'],
  [undefined, 'In the next count, at night'],
])('says in the receipt whether the count of %s has the operation', async (countedDate, words) => {
  mockServer.use(mockApi.get('/user/balance', 200, { ...balance, ...(countedDate && { countedDate }) }));
  show();
  await openNewestAccrual();
  expect(await within(await screen.findByRole('dialog')).findByText(words)).toBeVisible();
});

test('shows the receipt of the chosen operation beside the list', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  show();
  const row = await openNewestAccrual();
  const pane = screen.getByRole('region', { name: 'Deposit accrual' });
  expect(await within(pane).findByText(receiptEn.outlook.held)).toBeVisible();
  expect(row).toHaveAttribute('aria-current', 'true');
  expect(row).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** With room for the pane, in October 2026. */
function showWithPane(query = '') {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  show({ query });
}

test('filters by what happened beside the list, and says how many operations are left', async () => {
  showWithPane();
  const kind = await screen.findByRole('button', { name: en.kind.deposit });
  expect(kind.closest('li')).toHaveTextContent('−1,000.00 USDT');
  await user.click(kind);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Details: Refill/ })).toBeNull());
  expect(screen.getByRole('button', { name: en.kind.deposit })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: en.kind.deposit })).toHaveFocus();
  expect(screen.getByText('4 operations')).toHaveRole('status');
  expect(screen.getByRole('button', { name: /^Type/ })).toHaveTextContent(en.kind.deposit);
});

test('goes from month to month with the keyboard, not beyond this month', async () => {
  const asked: (string | null)[][] = [];
  mockServer.use(
    pagesOf((query) => {
      asked.push([query.get('from'), query.get('to')]);
      return manyOperations(12);
    }),
  );
  showWithPane();
  await screen.findByText('12 operations');
  expect(screen.getByRole('heading', { name: 'All time' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show November' })).toBeDisabled();
  screen.getByRole('button', { name: 'Show October' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'October' });
  expect(screen.getByRole('button', { name: 'Show November' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Show September' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'September' });
  await user.click(screen.getByRole('button', { name: 'Show October' }));
  await screen.findByRole('heading', { name: 'October' });
  expect(asked.slice(0, 3)).toEqual([
    [null, null],
    ['2026-10-01', '2026-10-31'],
    ['2026-09-01', '2026-09-30'],
  ]);
});

test('has the weeks of the list as bars and as a table', async () => {
  showWithPane();
  expect(await screen.findByRole('heading', { name: totalsEn.spans.week })).toBeVisible();
  await user.click(screen.getByRole('button', { name: totalsEn.spans.table.week }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent.replaceAll(/[\s\u2009]+/gu, ' '))).toEqual([
    'DaysInOut',
    'Sep 200.00 USDT0.00 USDT',
    'September 21 – 27+783.00 USDT0.00 USDT',
    'September 28 – October 3+1,250.012345 USDT−1,000.00 USDT',
  ]);
});

test('shows what came in, went out and remains in each currency, and accruals on request', async () => {
  show();
  const accruals = await screen.findByRole('button', { name: totalsEn.totals.accruals });
  const figures = (name: string) => {
    const named = [...screen.getAllByRole('term'), ...screen.getAllByText(name)].find((one) =>
      one.textContent.startsWith(name),
    );
    const figure = named?.closest('li') ?? named?.parentElement;
    return [...(figure?.querySelectorAll('data') ?? [])].map((one) =>
      one.textContent.replaceAll('\u00a0', ' '),
    );
  };
  expect(figures(totalsEn.totals.income)).toEqual(['+2,033.012345 USDT', '+0.01234567 BTC']);
  expect(figures(totalsEn.totals.net)).toEqual(['+1,033.012345 USDT', '+0.01234567 BTC']);
  await user.click(accruals);
  expect(figures(totalsEn.totals.held)).toEqual(['1.40 USDT']);
  expect(figures(totalsEn.totals.released)).toEqual(['3.00 USDT']);
  expect(figures(totalsEn.totals.forfeited)).toEqual(['0.50 USDT']);
  expect(screen.getByText('For 47 operations, on all pages.')).toBeVisible();
});

test.each([
  ['en', 'Saturday, October\u00a03', 'Held'],
  ['ru', 'Суббота, 3\u00a0октября', 'До конца срока'],
] as const)('groups by day in %s, and says what has become of an accrual', async (language, day, outcome) => {
  show({ language, query: 'type=accrual' });
  const title = await screen.findByRole('heading', { name: day.replaceAll(' ', '\u00a0') });
  const group = within(title.closest<HTMLElement>('[role="group"]')!);
  expect(group.getByRole('listitem')).toHaveTextContent(outcome);
  vi.useRealTimers();
});

/** Three accruals of two days, the oldest one paid out. */
function threeAccruals(): Schema<'Operation'>[] {
  const [accrual] = someOperations;
  const id = (number: number) => `0198fd04-2c80-7f19-a3d6-5e1b8a4c7d9${number}`;
  const date = '2026-10-02T09:40:00Z';
  return [
    { ...accrual!, id: id(1) },
    { ...accrual!, id: id(2) },
    { ...accrual!, id: id(3), date, accrual: { status: 'released', date } },
  ];
}

test.each([
  [
    'en',
    /^3 accruals, October 2\s–\s3, 2 held, 1 paid out, 4\.20\sUSDT$/,
    /^Start, 2 accruals, held, 2\.80\sUSDT$/,
  ],
  [
    'ru',
    /^3 начисления, 2\s*–\s*3 октября, 2 ждут конца срока, 1 выплачено, 4,20\sUSDT$/,
    /^Start, 2 начисления, ждут конца срока, 2,80\sUSDT$/,
  ],
] as const)(
  'opens the accruals of a page in place, and those of a plan in it, in %s',
  async (language, run, plan) => {
    mockServer.use(pagesOf(threeAccruals));
    show({ language });
    await user.click(await screen.findByRole('button', { name: run }));
    expect(screen.getAllByRole('button', { name: /^(Details|Подробности)/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: plan }));
    expect(screen.getAllByRole('button', { name: /^(Details|Подробности)/ })).toHaveLength(3);
  },
);

test('opens the accruals of a day in place, if accruals are asked for', async () => {
  mockServer.use(pagesOf(threeAccruals));
  show({ query: 'type=accrual' });
  await user.click(await screen.findByRole('button', { name: /^2 accruals, held, 2\.80\sUSDT$/ }));
  expect(screen.getAllByRole('button', { name: /^Details: Deposit accrual/ })).toHaveLength(3);
});

test('sends the filters of the URL in the user’s time zone', async () => {
  const asked: URLSearchParams[] = [];
  mockServer.use(
    pagesOf((query) => {
      asked.push(query);
      return manyOperations(60);
    }),
  );
  show({ query: 'type=accrual&currency=BTC&from=2026-10-01&to=2026-10-31&page=2' });
  await screen.findAllByRole('listitem');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(Object.fromEntries(asked[0]!)).toEqual({
    type: 'accrual',
    currency: 'BTC',
    from: '2026-10-01',
    to: '2026-10-31',
    page: '2',
    limit: '50',
    pagesOf: 'days',
    breakdown: 'true',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('finds what happened under the type System', async () => {
  show();
  await screen.findAllByRole('button', { name: /^Details/ });
  await user.click(screen.getByRole('button', { name: /^Type/ }));
  const system = await screen.findByRole('group', { name: en.type.system });
  await user.click(within(system).getByRole('menuitemradio', { name: en.kind.deposit }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Details: Refill/ })).toBeNull());
  expect(screen.getByRole('button', { name: /^Details: Deposit opened/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Type/ })).toHaveTextContent(en.kind.deposit);
});

test('filters by type with the keyboard', async () => {
  show();
  await screen.findAllByRole('button', { name: /^Details/ });
  const type = screen.getByRole('button', { name: /^Type/ });
  type.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitemradio', { name: en.type.bonus });
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByText(en.table.nothingFoundTitle)).toBeVisible();
});

test.each([
  ['en', 'including a fee of 1.125 USDT'],
  ['ru', 'включая комиссию 1,125 USDT'],
] as const)('says that a returned withdrawal came back with its fee, in %s', async (language, words) => {
  const [, deposit] = someOperations;
  const returned = {
    ...deposit!,
    subject: 'withdrawal_returned',
    subjectId: '0198f7d2-04c9-7e61-a3b8-90f4d2c6175e',
    amount: { amount: '23.875000', currency: 'USDT' },
    balanceAfter: { amount: '100.000000', currency: 'USDT' },
  } as const;
  const fee = {
    ...returned,
    id: '0198fd04-2c80-7f19-a3d6-5e1b8a4c7d99',
    subject: 'withdrawal_fee_returned',
    amount: { amount: '1.125000', currency: 'USDT' },
    balanceAfter: { amount: '101.125000', currency: 'USDT' },
  } as const;
  mockServer.use(pagesOf(() => [fee, returned]));
  show({ language });
  const row = await screen.findByRole('button', { name: language === 'en' ? /25\.00/ : /25,00/ });
  expect(row.closest('li')).toHaveTextContent(words);
  // The list and the receipt name the balance after both.
  expect(row.closest('li')).toHaveTextContent(/101[.,]12/);
  await user.click(row);
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText(/^101[.,]125$/)).toBeVisible();
});

test('no amount of the list gets zeros for the digits of its neighbours', async () => {
  const [first] = someOperations;
  const refill = (id: number, amount: `${number}`): Schema<'Operation'> => ({
    ...first!,
    id: `0198fd04-2c80-7f19-a3d6-5e1b8a4c7d${10 + id}`,
    date: `2026-10-0${id}T10:00:00Z`,
    subject: 'refill',
    subjectId: null,
    accrual: null,
    amount: { amount, currency: 'USDT' },
  });
  mockServer.use(pagesOf(() => [refill(3, '4.172000'), refill(2, '3.080000'), refill(1, '1250.012345')]));
  show();
  const rows = await screen.findAllByRole('button', { name: /^Details: Refill/ });
  const shown = rows.map((row) => /\+[\d,.]+/.exec(row.closest('li')?.textContent ?? '')?.[0]);
  expect(shown).toEqual(['+4.172', '+3.08', '+1,250.01']);
});
