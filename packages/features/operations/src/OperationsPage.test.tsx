import { messages as problemMessages } from '@meridian/problem';
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
import { en } from './messages/en.ts';
import { ru } from './messages/ru.ts';
import { manyOperations, vastOperations } from './operations.fixtures.ts';
import { operationsHandlers, pagesOf } from './operations.handlers.ts';
import type { OperationsFilters } from './operationsFilters.ts';
import { OperationsPage } from './OperationsPage.tsx';
import { messages } from './messages/index.ts';

const words = await loadMessages(messages, problemMessages);

const files: { name: string; blob: Blob }[] = [];

/** Keeps what the page hands to the browser; jsdom has no downloads. */
beforeEach(() => {
  const blobs: Blob[] = [];
  URL.createObjectURL = vi.fn((blob: Blob) => `blob:${blobs.push(blob) - 1}`);
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: blobs[Number(this.href.replace('blob:', ''))]! });
  });
});

afterEach(() => {
  files.length = 0;
  vi.restoreAllMocks();
});

/** The bytes as text; `text()` would drop the mark that they begin with. */
async function textOf(blob: Blob): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
}

function show({
  language = 'en',
  filters = { page: 1 },
}: { language?: Language; filters?: OperationsFilters } = {}) {
  const onFiltersChange = vi.fn<(filters: OperationsFilters) => void>();
  render(
    <OperationsPage filters={filters} onFiltersChange={onFiltersChange} hrefs={{ refill: '/refill' }} />,
    {
      messages: words,
      language,
    },
  );
  return { onFiltersChange };
}

/** It is there from the start; what it exports is known once the list is. */
async function exportButton(): Promise<HTMLElement> {
  await screen.findAllByRole('rowheader');
  return screen.getByRole('button', { name: en.export.start });
}

async function exportedLines(separator: string): Promise<string[][]> {
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await textOf(files[0]!.blob)).trimEnd().split('\r\n');
  return lines.map((line) => line.split(separator));
}

test('The file holds every operation once, newest first, though another happens while it is read', async () => {
  let reads = 0;
  const isReading = (query: URLSearchParams) => query.get('limit') === '100';
  mockServer.use(pagesOf((query) => manyOperations(isReading(query) && ++reads > 1 ? 202 : 201)));
  show({ filters: { type: 'system', from: '2026-10-01', page: 2 } });
  await user.click(await exportButton());
  const [, ...lines] = await exportedLines(',');
  expect(lines.map((cells) => cells.at(-1))).toEqual(manyOperations(202).map(({ id }) => id));
  expect(files[0]!.name).toBe('operations_system_2026-10-01.csv');
  expect(screen.getByText('The file with 202 operations has been handed to your browser.')).toBeVisible();
});

test('Amounts are in the file to the last digit, and a comment is no formula', async () => {
  mockServer.use(mockApi.get('/user/operations/', 200, vastOperations));
  show();
  await user.click(await exportButton());
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await textOf(files[0]!.blob);
  expect(text.startsWith('\ufeffDate (UTC),Type,Operation,Amount,Currency,')).toBe(true);
  expect(text).toContain(',123456789012345678901234567890.000000,USDT,,');
  expect(text).toContain(`,"'=HYPERLINK(""http://example.test""; ""Claim"")",`);
});

test('In Russian the file speaks Russian and is parted as a Russian spreadsheet expects', async () => {
  mockServer.use(...operationsHandlers.goodDay);
  show({ language: 'ru' });
  await screen.findAllByRole('rowheader');
  await user.click(screen.getByRole('button', { name: ru.export.start }));
  const [header, accrual] = await exportedLines(';');
  expect(header!.slice(1, 5)).toEqual(['Тип', 'Операция', 'Сумма', 'Валюта']);
  expect(accrual!.slice(0, 6)).toEqual([
    '2026-10-03T09:40:00Z',
    'Начисление',
    'Начисление по депозиту',
    '1,400000',
    'USDT',
    'удерживается',
  ]);
});

test('A page beyond the last is replaced by the last, and never said to be empty', async () => {
  mockServer.use(
    mockApi.get('/user/operations/', 200, ({ query }) => ({
      ...vastOperations,
      items: [],
      page: Number(query.get('page')),
      total: 41,
    })),
  );
  const { onFiltersChange } = show({ filters: { type: 'bonus', page: 99 } });
  await waitFor(() =>
    expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith({ type: 'bonus', page: 3 }, { replace: true }),
  );
  expect(screen.queryByText(en.table.nothingFoundTitle)).not.toBeInTheDocument();
});

test('The details of an operation have what a narrow list leaves out', async () => {
  mockServer.use(...operationsHandlers.goodDay);
  show();
  const [row] = await screen.findAllByRole('button', { name: /^Details: Accrual on a deposit/ });
  await user.click(row!);
  const drawer = await screen.findByRole('dialog', {}, { timeout: 10_000 });
  expect(within(drawer).getByText(en.table.balanceAfter)).toBeVisible();
  expect(within(drawer).getByText(en.type.accrual)).toBeVisible();
  expect(within(drawer).getByText(en.details.held)).toBeVisible();
});

test('An export that is cancelled leaves no file', async () => {
  mockServer.use(...operationsHandlers.goodDay);
  show();
  const button = await exportButton();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  mockServer.use(
    mockApi.get('/user/operations/', 200, async () => {
      await answered;
      return vastOperations;
    }),
  );
  await user.click(button);
  expect(screen.getByRole('progressbar', { name: /^Exporting operations/ })).toHaveAttribute(
    'aria-valuetext',
    '0 of 47',
  );
  await user.click(screen.getByRole('button', { name: en.export.cancel }));
  answer();
  const again = await exportButton();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(again);
  const lines = await exportedLines(',');
  expect(lines).toHaveLength(2);
});

test('An export that failed on its way says so, and is begun anew when asked', async () => {
  mockServer.use(...operationsHandlers.goodDay);
  show();
  const button = await exportButton();
  mockServer.use(...operationsHandlers.tired);
  await user.click(button);
  const banner = await screen.findByRole('alert');
  expect(files).toEqual([]);
  mockServer.use(pagesOf(() => manyOperations(3)));
  await user.click(within(banner).getByRole('button'));
  expect(await exportedLines(',')).toHaveLength(4);
});

test('The totals name what was paid out and lost apart from what is held, in each currency that has accruals', async () => {
  mockServer.use(...operationsHandlers.goodDay);
  show();
  await screen.findByText('Over 47 operations, on all pages.');
  const figures = (name: string) =>
    screen
      .getAllByRole('term')
      .filter((term) => term.textContent === name)
      .map((term) => term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' '));
  expect(figures(en.totals.change)).toEqual(['+1,033.012345 USDT', '+0.01234567 BTC']);
  expect(figures(en.totals.held)).toEqual(['1.40 USDT']);
  expect(figures(en.totals.released)).toEqual(['3.00 USDT']);
  expect(figures(en.totals.forfeited)).toEqual(['0.50 USDT']);
});

test.each([
  ['en', ['Held', 'Paid out Sep 30, 2026', 'Lost Sep 5, 2026']],
  ['ru', ['Удерживается', 'Выплачено 30 сент. 2026 г.', 'Потеряно 5 сент. 2026 г.']],
] as const)(
  'An accrual says in %s whether it is held, was paid out or was lost, and when',
  async (language, said) => {
    mockServer.use(...operationsHandlers.goodDay);
    show({ language });
    const { deposit_accrual: accrual } = { en, ru }[language].subject;
    const headers = await screen.findAllByRole('rowheader', { name: new RegExp(`^${accrual}`) });
    const statuses = headers.map((header) =>
      header.nextElementSibling?.textContent.replaceAll('\u00a0', ' '),
    );
    expect(statuses).toEqual(said);
  },
);

test('A type and a period are asked for with the page, in the time zone of the person', async () => {
  const asked: URLSearchParams[] = [];
  mockServer.use(
    pagesOf((query) => {
      asked.push(query);
      return manyOperations(30);
    }),
  );
  show({ filters: { type: 'accrual', from: '2026-10-01', to: '2026-10-31', page: 2 } });
  await screen.findByRole('table');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(Object.fromEntries(asked[0]!)).toEqual({
    type: 'accrual',
    from: '2026-10-01',
    to: '2026-10-31',
    page: '2',
    limit: '20',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('With the keyboard a type is chosen, and the list starts again from its first page', async () => {
  mockServer.use(...operationsHandlers.goodDay);
  const { onFiltersChange } = show({ filters: { from: '2026-09-01', page: 3 } });
  const type = await screen.findByRole('button', { name: new RegExp(en.filter.type) });
  type.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('option', { name: en.type.accrual });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onFiltersChange).toHaveBeenLastCalledWith({ type: 'accrual', from: '2026-09-01', page: 1 });
});
