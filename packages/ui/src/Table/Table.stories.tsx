import type { Money } from '@meridian/money';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ArrowDownToLineIcon } from '../Icon/icons.ts';
import type { Tone } from '../palette.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Table } from './Table.tsx';
import type { TableColumn } from './TableColumn.ts';

interface Refill {
  id: string;
  date: string;
  amount: Money;
  system: string;
  status: { tone: Tone; label: string };
}

const refills: Refill[] = [
  {
    id: '3',
    date: '2026-10-14T09:12:00Z',
    amount: { amount: '1250.00', currency: 'USDT' },
    system: 'USDT · TRON',
    status: { tone: 'info', label: 'In process' },
  },
  {
    id: '2',
    date: '2026-09-28T18:40:00Z',
    amount: { amount: '0.04218834', currency: 'BTC' },
    system: 'Bitcoin',
    status: { tone: 'success', label: 'Replenished' },
  },
  {
    id: '1',
    date: '2026-09-02T07:05:00Z',
    amount: { amount: '98.50', currency: 'USDT' },
    system: 'USDT · Ethereum',
    status: { tone: 'danger', label: 'Rejected' },
  },
];

const columns: TableColumn<Refill>[] = [
  {
    id: 'date',
    header: 'Date',
    isRowHeader: true,
    isSortable: true,
    cell: ({ date }) => <DateTime value={date} timeZone="UTC" />,
  },
  { id: 'system', header: 'System', cell: ({ system }) => system },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge {...status} /> },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    isSortable: true,
    cell: ({ amount }) => <Amount value={amount} />,
  },
];

const russianColumns: TableColumn<Refill>[] = columns.map((column) => ({
  ...column,
  header:
    { date: 'Дата создания', system: 'Платёжная система', status: 'Статус', amount: 'Сумма' }[column.id] ??
    '',
}));

const russianStatus: Record<string, string> = {
  'In process': 'В обработке',
  Replenished: 'Зачислено на баланс',
  Rejected: 'Отклонено',
};

const russianRefills = refills.map((refill) => ({
  ...refill,
  status: { ...refill.status, label: russianStatus[refill.status.label] ?? '' },
}));

const empty = (
  <EmptyState
    icon={ArrowDownToLineIcon}
    title="No refills yet"
    action={<Button variant="primary">Refill</Button>}
  >
    Each refill will be listed here with its status and its transaction hash.
  </EmptyState>
);

const meta = preview.meta({
  title: 'Components/Table',
  component: Table<Refill>,
  parameters: { layout: 'padded' },
  args: { caption: 'Refills', columns, rows: refills, getRowKey: ({ id }) => id, empty },
});

export const Full = meta.story();

export const SortedByDate = meta.story({
  args: { sort: { column: 'date', direction: 'descending' }, onSortChange: fn() },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'date', direction: 'ascending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'amount', direction: 'ascending' });
  },
});

const openDetails = fn();

export const WithRowAction = meta.story({
  args: {
    rowAction: {
      header: 'Details',
      label: ({ id }) => `Details of refill ${id}`,
      onPress: ({ id }) => openDetails(id),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    openDetails.mockClear();
    const action = canvas.getByRole('button', { name: 'Details of refill 2' });
    const { x, y } = canvas.getByText('Bitcoin').getBoundingClientRect();
    await expect(document.elementFromPoint(x + 2, y + 2)).toBe(action);
    await userEvent.click(action);
    await expect(openDetails).toHaveBeenLastCalledWith('2');
  },
});

export const Loading = meta.story({ args: { rows: [], isLoading: true } });

export const Refreshing = meta.story({ args: { isLoading: true } });

export const Empty = meta.story({ args: { rows: [] } });

/** Less than 640 px for the table itself, whatever the window: the same elements, as cards. */
export const Cards = meta.story({
  args: { ...WithRowAction.input.args, sort: { column: 'date', direction: 'descending' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Refills' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Date' })).toBeVisible();
  },
});

export const AllStates = meta.story({
  globals: { language: 'ru' },
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Table
        caption="Пополнения"
        columns={russianColumns}
        rows={russianRefills}
        getRowKey={({ id }) => id}
        sort={{ column: 'amount', direction: 'ascending' }}
        rowAction={{
          header: 'Подробности',
          label: ({ id }) => `Подробности пополнения ${id}`,
          href: ({ id }) => `#${id}`,
        }}
        empty={null}
      />
      <Table
        caption="Загружаемые пополнения"
        columns={russianColumns}
        rows={[]}
        getRowKey={({ id }) => id}
        isLoading
        skeletonRows={3}
        empty={null}
      />
      <Table
        caption="Пополнения за период"
        columns={russianColumns}
        rows={[]}
        getRowKey={({ id }) => id}
        empty={
          <EmptyState icon={ArrowDownToLineIcon} title="За этот период пополнений не было">
            Выберите другой период или валюту.
          </EmptyState>
        }
      />
    </div>
  ),
});
