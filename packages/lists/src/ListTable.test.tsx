import type { Schema } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';
import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockApi, mockServer, render, screen, user, within } from '@meridian/testing';
import { DateTime } from '@meridian/ui';
import { expect, test } from 'vitest';
import {
  readCurrency,
  CurrencyFilter,
  defineFilters,
  FilterBar,
  ListTable,
  messages,
  readPage,
  PeriodField,
  readPeriod,
  ROWS_PER_PAGE,
  useFiltersInMemory,
} from './index.ts';

const texts = await loadMessages(messages, problemMessages);
const format = defineFilters((search) => ({
  currency: readCurrency(search),
  ...readPeriod(search),
  page: readPage(search),
}));

function Refills({ query }: { query: string }) {
  const filters = useFiltersInMemory(format, query);
  const list = useApiQuery('/funds/refills', {
    params: { query: { ...filters.value, limit: ROWS_PER_PAGE, timeZone: 'UTC' } },
    keepPreviousData: true,
  });
  return (
    <>
      <FilterBar label="Filters" filters={filters}>
        <CurrencyFilter
          currencies={['USDT', 'BTC']}
          value={filters.value.currency}
          onChange={(currency) => filters.change({ currency })}
        />
        <PeriodField value={filters.value} onChange={filters.change} />
      </FilterBar>
      <ListTable
        list={list}
        filters={filters}
        caption="Refills"
        columns={[
          { id: 'date', header: 'Date', isRowHeader: true, cell: ({ date }) => <DateTime value={date} /> },
          { id: 'system', header: 'System', cell: ({ system }) => system },
        ]}
        empty={<p>No refills yet</p>}
        nothingFound={{ title: 'No refills match', body: 'Try another currency.' }}
        pagesLabel="Pages of refills"
      />
    </>
  );
}

const amount = { amount: '10.000000', currency: 'USDT' } as const;

const refill = (index: number): Schema<'Refill'> => ({
  id: `0190b6f0-0000-7000-8000-${String(index).padStart(12, '0')}`,
  date: '2026-10-01T12:00:00Z',
  creationDate: '2026-10-01T12:00:00Z',
  cancelDate: null,
  creditDate: '2026-10-01T12:10:00Z',
  expiryDate: null,
  amount,
  requestedAmount: amount,
  creditedAmount: amount,
  system: `system_${index}`,
  network: 'TRON (TRC-20)',
  address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  hash: null,
  confirmations: 19,
  requiredConfirmations: 19,
  status: 'replenished',
  rejectionReason: null,
});

/** A server with this many refills in USDT. */
const refills = (total: number) =>
  mockApi.get('/funds/refills', 200, ({ query }) => {
    const page = Number(query.get('page'));
    const count = query.get('currency') === 'BTC' ? 0 : total;
    const items = Array.from({ length: count }, (_, index) => refill(index));
    return { items: items.slice((page - 1) * 20, page * 20), page, limit: 20, total: count };
  });

test('goes through the pages', async () => {
  mockServer.use(refills(25));
  render(<Refills query="" />, { messages: texts });
  expect(await screen.findByText('1–20 of 25')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('system_24')).toBeVisible();
});

test('goes to the last page from a page beyond it', async () => {
  mockServer.use(refills(25));
  render(<Refills query="page=99" />, { messages: texts });
  expect(await screen.findByText('system_24')).toBeVisible();
  expect(screen.getByText('21–25 of 25')).toBeVisible();
  expect(screen.queryByText('No refills yet')).toBeNull();
});

test('says that nothing matches the filters, and clears them', async () => {
  mockServer.use(refills(3));
  render(<Refills query="currency=BTC" />, { messages: texts });
  expect(await screen.findByText('No refills match')).toBeVisible();
  await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('system_2')).toBeVisible();
});

test('shows the empty state when there is nothing at all', async () => {
  mockServer.use(refills(0));
  render(<Refills query="" />, { messages: texts });
  expect(await screen.findByText('No refills yet')).toBeVisible();
});

test('shows a failure with a retry', async () => {
  mockServer.use(mockApi.problem('get', '/funds/refills', 500, { code: 'unexpected_error' }));
  render(<Refills query="" />, { messages: texts });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  mockServer.use(refills(1));
  await user.click(retry);
  expect(await screen.findByText('system_0')).toBeVisible();
});

test('clearing the filters also clears an invalid date', async () => {
  mockServer.use(refills(3));
  render(<Refills query="currency=USDT" />, { messages: texts });
  const from = await screen.findByLabelText('From');
  await user.type(from, '02/30/2026{Enter}');
  expect(from).toHaveAccessibleDescription(/MM\/DD\/YYYY/);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByLabelText('From')).toHaveValue('');
  expect(screen.getByLabelText('From')).not.toHaveAccessibleDescription();
});
