import { ApiError } from '@meridian/api-client';
import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, render, screen, user, waitFor, within } from '@meridian/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { CsvExport, messages } from '../index.ts';

const texts = await loadMessages(messages, problemMessages);

type ReadPage = NonNullable<Parameters<typeof CsvExport<number>>[0]['readPage']>;
type ReadAfter = NonNullable<Parameters<typeof CsvExport<number>>[0]['readAfter']>;

const downloads: Blob[] = [];

/** Records downloads, which jsdom does not support. */
beforeEach(() => {
  downloads.length = 0;
  URL.createObjectURL = vi.fn((blob: Blob) => `blob:${downloads.push(blob)}`);
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});

function show(
  source: ({ readPage: ReadPage } | { readAfter: ReadAfter }) & {
    toLines?: Parameters<typeof CsvExport<number>>[0]['toLines'];
  },
) {
  render(
    <CsvExport
      total={201}
      toLines={(items) => [['Number'], ...items.map((item) => [String(item)])]}
      {...source}
      fileName="numbers"
      texts={{ running: 'Exporting numbers', saved: (count) => `${count} rows saved` }}
    />,
    { messages: texts },
  );
}

const startExport = () => user.click(screen.getByRole('button', { name: 'Export to CSV' }));

/** The numbers from 1, oldest first. */
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function exportedRows(): Promise<number[]> {
  await waitFor(() => expect(downloads).toHaveLength(1));
  const [header, ...rows] = (await downloads[0]!.text()).trim().split('\r\n');
  expect(header).toBe('Number');
  return rows.map(Number);
}

test('exports every row once, newest first, even if a row is added meanwhile', async () => {
  let total = 200;
  show({
    readPage: ({ page, limit, sortDir }) => {
      expect(sortDir).toBe('asc');
      const items = numbers(++total).slice((page - 1) * limit, page * limit);
      return Promise.resolve({ items, total });
    },
  });
  await startExport();
  expect(await exportedRows()).toEqual(numbers(203).reverse());
  expect(screen.getByText('203 rows saved')).toBeVisible();
});

test('reads a long list by cursor, one part after another', async () => {
  const asked: unknown[] = [];
  show({
    readAfter: ({ cursor = '3', limit }) => {
      asked.push([cursor, limit]);
      const next = Number(cursor) - 1;
      return Promise.resolve({ items: [Number(cursor)], total: 3, nextCursor: next ? String(next) : null });
    },
  });
  await startExport();
  expect(await exportedRows()).toEqual([3, 2, 1]);
  expect(asked).toEqual([
    ['3', 1000],
    ['2', 1000],
    ['1', 1000],
  ]);
  expect(screen.getByText('3 rows saved')).toBeVisible();
});

test('leaves out the columns that are empty in every line', async () => {
  show({
    readAfter: ({ cursor = '2' }) =>
      Promise.resolve({ items: [Number(cursor)], total: 2, nextCursor: cursor === '2' ? '1' : null }),
    toLines: (items) => [
      ['Number', 'Hash', 'Plan'],
      ...items.map((item) => [String(item), '', item === 1 ? 'Start' : '']),
    ],
  });
  await startExport();
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect((await downloads[0]!.text()).trim().split('\r\n')).toEqual(['Number,Plan', '2,', '1,Start']);
});

test('saves no file after it was cancelled', async () => {
  let response = () => {};
  let signal: AbortSignal | undefined;
  show({
    readPage: async (_query, given) => {
      signal = given;
      await new Promise<void>((resolve) => (response = resolve));
      return { items: [1], total: 1 };
    },
  });
  await startExport();
  expect(await screen.findByRole('progressbar', { name: /^Exporting numbers/ })).toHaveAttribute(
    'aria-valuetext',
    '0 of 201',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(signal?.aborted).toBe(true);
  response();
  await startExport();
  response();
  expect(await exportedRows()).toEqual([1]);
});

test('shows a failure and starts again on retry', async () => {
  const readPage = vi
    .fn<ReadPage>()
    .mockRejectedValueOnce(new ApiError({ code: 'too_many_calls', status: 429, retryAfter: 30 }))
    .mockResolvedValue({ items: [1, 2], total: 2 });
  show({ readPage });
  await startExport();
  const banner = await screen.findByRole('alert');
  expect(downloads).toEqual([]);
  await user.click(within(banner).getByRole('button'));
  expect(await exportedRows()).toEqual([2, 1]);
});
