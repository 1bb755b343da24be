import type { Schema } from '@meridian/api-client';
import { messages as listMessages, useFiltersInMemory } from '@meridian/lists';
import { messages as problemMessages } from '@meridian/problem';
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
import { en } from '../messages/en.ts';
import { messages } from '../messages.ts';
import { hrefs, manyOperations, vastOperations } from '../operations.fixtures.ts';
import { operationsHandlers, pagesOf } from '../operations.handlers.ts';
import { operationsFilters } from './operationsFilters.ts';
import { OperationsPage } from './OperationsPage.tsx';

const texts = await loadMessages(messages, listMessages, problemMessages, statusMessages);

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
  vi.restoreAllMocks();
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
  await screen.findAllByRole('rowheader');
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
  expect(screen.getByText('The file with 2001 operations has been handed to your browser.')).toBeVisible();
});

test('exports amounts to the last digit, and comments as text', async () => {
  mockServer.use(mockApi.get('/user/operations/', 200, vastOperations));
  show();
  await exportLines();
  const text = await textOf(downloads[0]!.blob);
  expect(text.startsWith('\ufeffDate (UTC),Type,Operation,Amount,Currency,')).toBe(true);
  expect(text).toContain(',123456789012345678901234567890.000000,USDT,,');
  expect(text).toContain(`,"'=HYPERLINK(""http://example.test""; ""Claim"")",`);
});

test('exports Russian texts, semicolons and decimal commas in Russian', async () => {
  show({ language: 'ru' });
  const [header, accrual] = await exportLines(';');
  expect(header!.slice(1, 5)).toEqual(['Тип', 'Операция', 'Сумма', 'Валюта']);
  expect(accrual!.slice(0, 6)).toEqual([
    '2026-10-03T09:40:00Z',
    'Начисление',
    'Начисление',
    '1,400000',
    'USDT',
    'удерживается',
  ]);
});

test('shows in the details what a narrow list hides', async () => {
  show();
  const [row] = await screen.findAllByRole('button', { name: /^Details: Deposit accrual/ });
  await user.click(row!);
  const drawer = await screen.findByRole('dialog');
  expect(within(drawer).getByText(en.table.balanceAfter)).toBeVisible();
  expect(within(drawer).getByText(en.type.accrual)).toBeVisible();
  expect(within(drawer).getByText(en.details.held)).toBeVisible();
  expect(within(drawer).getByRole('link', { name: en.details.depositDetails })).toHaveAttribute(
    'href',
    '#deposits/0198f7c5-2b41-7d0a-9c55-31e7a2b46f08',
  );
});

test('shows the change in one currency first, and accruals and other currencies on request', async () => {
  show();
  const details = await screen.findByRole('button', { name: en.totals.moreByCurrency });
  const figures = (name: string) =>
    screen
      .getAllByRole('term')
      .filter((term) => term.textContent.startsWith(name))
      .map((term) => term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' '));
  expect(figures(en.totals.change)).toEqual(['+1,033.012345 USDT']);
  await user.click(details);
  expect(figures(en.totals.change)).toEqual(['+1,033.012345 USDT', '+0.01234567 BTC']);
  expect(figures(en.totals.held)).toEqual(['1.40 USDT']);
  expect(figures(en.totals.released)).toEqual(['3.00 USDT']);
  expect(figures(en.totals.forfeited)).toEqual(['0.50 USDT']);
  expect(screen.getByText('Over 47 operations, on all pages.')).toBeVisible();
});

test.each([
  ['en', 'Deposit accrual', ['Held', 'Paid out Sep 30', 'Lost Sep 5']],
  ['ru', 'Начисление', ['Удерживается', 'Выплачено 30 сент.', 'Потеряно 5 сент.']],
] as const)(
  'shows in %s whether an accrual is held, paid out or lost, and since when',
  async (language, accrual, badges) => {
    show({ language });
    const headers = await screen.findAllByRole('rowheader', { name: new RegExp(`^${accrual}`) });
    const statuses = headers.map((header) =>
      header.nextElementSibling?.textContent.replaceAll('\u00a0', ' '),
    );
    expect(statuses).toEqual(badges);
  },
);

test('sends the filters of the URL in the user’s time zone', async () => {
  const asked: URLSearchParams[] = [];
  mockServer.use(
    pagesOf((query) => {
      asked.push(query);
      return manyOperations(30);
    }),
  );
  show({ query: 'type=accrual&currency=BTC&from=2026-10-01&to=2026-10-31&page=2' });
  await screen.findByRole('table');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(Object.fromEntries(asked[0]!)).toEqual({
    type: 'accrual',
    currency: 'BTC',
    from: '2026-10-01',
    to: '2026-10-31',
    page: '2',
    limit: '20',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('filters by type with the keyboard', async () => {
  show();
  const type = await screen.findByRole('button', { name: new RegExp(en.filter.type) });
  type.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('option', { name: en.type.bonus });
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByText(en.table.nothingFoundTitle)).toBeVisible();
});
