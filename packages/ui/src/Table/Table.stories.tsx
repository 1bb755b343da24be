import preview from '#.storybook/preview';
import { isLeftToTheBrowser } from '#.storybook/isLeftToTheBrowser';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { sayIn, useSay } from '#.storybook/useSay';
import { compare, type Money } from '@meridian/money';
import { useMemo, useState, type CSSProperties } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ArrowDownToLineIcon } from '../Icon/icons.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Table, type TableProps } from './Table.tsx';
import type { SortableTableColumn, TableColumn, TableSort } from './TableColumn.ts';
import { useSelectionColumn } from './useSelectionColumn.tsx';

interface Refill {
  id: string;
  date: string;
  amount: Money;
  system: string;
  status: 'inProcess' | 'replenished' | 'rejected';
}

const refills: Refill[] = [
  {
    id: '3',
    date: '2026-10-14T09:12:00Z',
    amount: { amount: '1250.00', currency: 'USDT' },
    system: 'USDT · TRON',
    status: 'inProcess',
  },
  {
    id: '2',
    date: '2026-09-28T18:40:00Z',
    amount: { amount: '420.18', currency: 'USDT' },
    system: 'USDT · Polygon',
    status: 'replenished',
  },
  {
    id: '1',
    date: '2026-09-02T07:05:00Z',
    amount: { amount: '98.50', currency: 'USDT' },
    system: 'USDT · Ethereum',
    status: 'rejected',
  },
];

/** One a minute, the latest first. */
const makeRefills = (count: number): Refill[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(count - index),
    date: new Date(Date.UTC(2026, 9, 14) - index * 60_000).toISOString(),
    amount: { amount: `${(index * 37) % 9000}`, currency: 'USDT' },
    system: ['USDT · TRON', 'USDT · Polygon', 'USDT · Ethereum'][index % 3]!,
    status: 'replenished',
  }));

const refillKey = ({ id }: Refill) => id;

type Say = ReturnType<typeof useSay>;

const columnsIn = (say: Say): SortableTableColumn<Refill>[] => {
  const statuses = {
    inProcess: { tone: 'info', label: say('In process', 'В обработке') },
    replenished: { tone: 'success', label: say('Replenished', 'Зачислено') },
    rejected: { tone: 'danger', label: say('Rejected', 'Отклонено') },
  } as const;
  return [
    {
      id: 'date',
      header: say('Date', 'Дата'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ date }) => <DateTime value={date} timeZone="UTC" />,
    },
    { id: 'system', header: say('System', 'Платёжная система'), cell: ({ system }) => system },
    {
      id: 'status',
      header: say('Status', 'Статус'),
      cell: ({ status }) => <StatusBadge {...statuses[status]} />,
    },
    {
      id: 'amount',
      header: say('Amount', 'Сумма'),
      align: 'end',
      isSortable: true,
      cell: ({ amount }) => <Amount value={amount} />,
    },
  ];
};

const totalsIn = (say: Say): SortableTableColumn<Refill>[] =>
  columnsIn(say).map((column) => {
    if (column.id === 'date') return { ...column, footer: say('In total', 'Итого') };
    return column.id === 'amount'
      ? { ...column, footer: <Amount value={{ amount: '1768.68', currency: 'USDT' }} /> }
      : column;
  });

/** What is ordinary in crypto: eight decimals under a header of two words. */
const requestedIn = (say: Say): SortableTableColumn<Refill>[] =>
  columnsIn(say).map((column) =>
    column.id === 'amount' ? { ...column, header: say('Requested amount', 'Запрошенная сумма') } : column,
  );

const requests: Refill[] = refills.slice(0, 2).map((refill, index) => ({
  ...refill,
  amount: { amount: (['12450.12345678', '1234567.12345678'] as const)[index] ?? '0', currency: 'USDT' },
}));

/** Stands where only the look of a header that sorts is shown. */
const onSortChange = () => undefined;

const columns = columnsIn((english) => english);

const detailsIn = (say: Say) => ({
  header: say('Details', 'Подробности'),
  label: ({ id }: Refill) => say(`Details of refill ${id}`, `Подробности пополнения ${id}`),
});

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
  subcomponents: {
    TableColumn: shapes.TableColumn,
    SortableTableColumn: shapes.SortableTableColumn,
    TableSort: shapes.TableSort,
    TableRowAction: shapes.TableRowAction,
    useSelectionColumn: shapes.SelectionColumnOptions,
  },
  parameters: { layout: 'padded' },
  args: { caption: 'Refills', columns, rows: refills, getRowKey: refillKey, empty, onSortChange: fn() },
});

export const Full = meta.story();

const byDate: TableSort = { column: 'date', direction: 'descending' };

const inOrder =
  ({ column, direction }: TableSort) =>
  (one: Refill, other: Refill) =>
    (direction === 'ascending' ? 1 : -1) *
    (column === 'amount'
      ? compare(one.amount.amount, other.amount.amount)
      : one.date.localeCompare(other.date));

/** What a host does: it keeps the order, and gives the rows in it. */
function SortingTable({ rows, ...props }: TableProps<Refill>) {
  const [sort, setSort] = useState(byDate);
  const sorted = useMemo(() => rows.toSorted(inOrder(sort)), [rows, sort]);
  return <Table {...props} rows={sorted} sort={sort} onSortChange={setSort} />;
}

export const SortedByDate = meta.story({
  render: (args) => <SortingTable {...args} />,
  async play({ canvas, userEvent }) {
    const amounts = () =>
      [...canvas.getByRole('table').querySelectorAll('tbody data')].map((one) => one.getAttribute('value'));
    const header = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(header('Date')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(header('Amount')).toHaveAttribute('aria-sort', 'ascending');
    await expect(header('Date')).toHaveAttribute('aria-sort', 'none');
    await expect(amounts()).toEqual(['98.50', '420.18', '1250.00']);
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(amounts()).toEqual(['1250.00', '420.18', '98.50']);
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await expect(amounts()).toEqual(['98.50', '420.18', '1250.00']);
  },
});

const openDetails = fn();

export const WithRowAction = meta.story({
  args: { rowAction: { ...detailsIn((english) => english), onPress: ({ id }) => openDetails(id) } },
  async play({ canvas, userEvent }) {
    openDetails.mockClear();
    const action = canvas.getByRole('button', { name: 'Details of refill 2' });
    const { x, y } = canvas.getByText('USDT · Polygon').getBoundingClientRect();
    await expect(document.elementFromPoint(x + 2, y + 2)).toBe(action);
    await userEvent.click(action);
    await expect(openDetails).toHaveBeenLastCalledWith('2');
  },
});

/** A row of sums stays under the rows, as the header stays over them. */
export const Totals = meta.story({ args: { columns: totalsIn((english) => english) } });

function SelectableTable({
  initial = [],
  ...props
}: Pick<TableProps<Refill>, 'caption' | 'rows' | 'rowAction'> & { initial?: readonly string[] }) {
  const say = useSay();
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(() => new Set(initial));
  const selection = useSelectionColumn({
    rows: props.rows,
    getRowKey: refillKey,
    selectedKeys,
    onSelectionChange: setSelectedKeys,
    header: say('Select all refills', 'Выбрать все пополнения'),
    label: ({ id }) => say(`Select refill ${id}`, `Выбрать пополнение ${id}`),
  });
  const others = useMemo(() => totalsIn(say), [say]);
  return (
    <Table
      {...props}
      columns={[selection, ...others]}
      getRowKey={refillKey}
      onSortChange={onSortChange}
      empty={null}
    />
  );
}

/** The box of the header is about every row; Shift takes all rows since the last one that was pressed. */
export const Selection = meta.story({
  render: () => <SelectableTable caption="Refills" rows={makeRefills(6)} />,
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const all = canvas.getByRole('checkbox', { name: say('Select all refills', 'Выбрать все пополнения') });
    const box = (id: number) =>
      canvas.getByRole('checkbox', { name: say(`Select refill ${id}`, `Выбрать пополнение ${id}`) });
    await userEvent.click(box(5));
    await expect(all).toBePartiallyChecked();
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box(2));
    await userEvent.keyboard('{/Shift}');
    for (const id of [5, 4, 3, 2]) await expect(box(id)).toBeChecked();
    for (const id of [6, 1]) await expect(box(id)).not.toBeChecked();
    await userEvent.click(all);
    await expect(box(1)).toBeChecked();
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(box(5)).not.toBeChecked();
  },
});

/** What a mouse meets in the middle of an element. */
function underMouseAt(element: Element): Element {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) ?? document.body;
}

/** A row that leads somewhere leaves the mouse what is its own: boxes, fields and links. */
export const ControlsInRowsThatLead = meta.story({
  render: function Controls() {
    const say = useSay();
    const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set());
    const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
    const selection = useSelectionColumn({
      rows: refills,
      getRowKey: refillKey,
      selectedKeys,
      onSelectionChange: setSelectedKeys,
      header: say('Select all refills', 'Выбрать все пополнения'),
      label: ({ id }) => say(`Select refill ${id}`, `Выбрать пополнение ${id}`),
    });
    const note: TableColumn<Refill> = {
      id: 'note',
      header: say('Note', 'Заметка'),
      cell: ({ id }) => (
        <TextField
          label={say('Your note', 'Ваша заметка')}
          value={notes[id] ?? ''}
          onChange={(text) => setNotes({ ...notes, [id]: text })}
        />
      ),
    };
    return (
      <Table
        caption={say('Refills', 'Пополнения')}
        columns={[selection, ...columnsIn(say), note]}
        rows={refills}
        getRowKey={refillKey}
        onSortChange={onSortChange}
        rowAction={{ ...detailsIn(say), onPress: ({ id }) => openDetails(id) }}
        empty={null}
      />
    );
  },
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    openDetails.mockClear();
    const box = canvas.getByRole('checkbox', { name: say('Select refill 2', 'Выбрать пополнение 2') });
    await userEvent.click(underMouseAt(box));
    await expect(box).toBeChecked();
    const [note] = canvas.getAllByRole('textbox');
    if (note) await userEvent.click(underMouseAt(note));
    await userEvent.keyboard('VAT');
    await expect(note).toHaveValue('VAT');
    await expect(openDetails).not.toHaveBeenCalled();
    await userEvent.click(underMouseAt(canvas.getByText('USDT · Polygon')));
    await expect(openDetails).toHaveBeenLastCalledWith('2');
  },
});

/** The rows scroll under their header, in an area that the keyboard reaches and that has the table's name. */
export const StickyHeader = meta.story({
  args: { rows: makeRefills(40), columns: totalsIn((english) => english), maxHeight: 360 },
  async play({ canvas }) {
    const area = canvas.getByRole('region', { name: 'Refills' });
    area.scrollTop = 600;
    const header = canvas.getByRole('columnheader', { name: 'Date' });
    await waitFor(() =>
      expect(header.getBoundingClientRect().top - area.getBoundingClientRect().top).toBeLessThan(2),
    );
  },
});

/**
 * Of ten thousand rows a few dozen are in the page, and a screen reader still knows the number and the place of each.
 * A row that has the focus stays, wherever the others are.
 */
export const TenThousandRows = meta.story({
  args: {
    rows: makeRefills(10_000),
    maxHeight: 480,
    rowAction: { ...detailsIn((english) => english), href: ({ id }) => `#${id}` },
  },
  async play({ canvas }) {
    const table = canvas.getByRole('table', { name: 'Refills' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);

    const first = canvas.getByRole('link', { name: 'Details of refill 10000' });
    first.focus();
    const area = canvas.getByRole('region', { name: 'Refills' });
    // How high the rows are is known a moment after the first ones stand: one jump may stop short of the end.
    await waitFor(() => {
      area.scrollTop = area.scrollHeight;
      canvas.getByRole('link', { name: 'Details of refill 1' });
    });
    const last = canvas.getByRole('link', { name: 'Details of refill 1' });
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '10001');
    await expect(first).toHaveFocus();
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
  },
});

/** Another order begins at its top, wherever one was in the order before. */
export const ManyRowsSorted = meta.story({
  args: { rows: makeRefills(1_000), maxHeight: 480 },
  render: (args) => <SortingTable {...args} />,
  async play({ canvas, userEvent }) {
    const area = canvas.getByRole('region', { name: 'Refills' });
    const rows = () => [...area.querySelectorAll('tr')].map((row) => Number(row.ariaRowIndex));
    await waitFor(() => expect(rows().length).not.toBe(22));
    area.scrollTop = 5_000;
    await waitFor(() => expect(rows()).not.toContain(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await waitFor(() => expect(rows()).toContain(2));
    await expect(area.scrollTop).toBe(0);
  },
});

export const TenThousandCards = meta.story({
  args: TenThousandRows.input.args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

/** What a host puts around a table, by the name of the table in it. */
const wrappers: Readonly<Record<string, CSSProperties>> = {
  'In what scrolls aside': { overflowX: 'auto' },
  'In what hides what is too wide': { overflowX: 'hidden' },
  'In what scrolls': { overflow: 'auto', height: 240 },
  'In what is shown later': { overflow: 'auto', height: 240, display: 'none' },
};

/** Only a wrapper that really scrolls is one for the rows; in any other they follow the page. */
export const ManyRowsInWrappers = meta.story({
  args: { rows: makeRefills(1_000) },
  render: (args) => (
    <>
      {Object.entries(wrappers).map(([name, style]) => (
        <div key={name} style={style}>
          <Table {...args} caption={name} />
        </div>
      ))}
    </>
  ),
  async play({ canvas }) {
    const tableNamed = (name: string) => canvas.getByRole('table', { name, hidden: true });
    const wrapperOf = (name: string) => tableNamed(name).parentElement!.parentElement!;
    const numbers = (name: string) =>
      [...tableNamed(name).querySelectorAll('tr')].map((row) => row.ariaRowIndex);
    const later = 'In what is shown later';
    // The first twenty stand at once, and what watches the rows comes a moment after them.
    for (const name of Object.keys(wrappers).filter((one) => one !== later))
      await waitFor(() => expect(numbers(name).length).not.toBe(22));
    wrapperOf(later).style.display = 'block';
    for (const name of Object.keys(wrappers)) {
      const wrapper = wrapperOf(name);
      wrapper.scrollIntoView();
      const scroller = wrapper.style.height === '' ? document.documentElement : wrapper;
      const rowInSight = () => {
        const { left, top } = wrapper.getBoundingClientRect();
        return document.elementFromPoint(left + 20, Math.max(0, top) + 120)?.closest('tr')?.ariaRowIndex;
      };
      for (const least of [300, 600]) {
        scroller.scrollTop += 20_000;
        await waitFor(() => expect(Number(rowInSight())).toBeGreaterThan(least));
      }
      await expect(numbers(name).length).toBeLessThan(60);
    }
    window.scrollTo(0, 0);
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
  async play({ canvas }) {
    await expect(canvas.getByRole('table', { name: 'Refills' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Date' })).toBeVisible();
  },
});

const longRefills: Refill[] = [
  {
    id: '4',
    date: '2026-10-14T09:12:00Z',
    amount: { amount: '1234567890123456789012.000000000000000001', currency: 'ETH' },
    system: 'Сверхвысокопроизводительнаясистемаавтоматизированнойобработкиплатежей',
    status: 'inProcess',
  },
  ...refills.slice(1),
];

/** A word goes on in the next line rather than past the edge, in rows and in cards. */
export const LongWords = meta.story({
  args: { rows: longRefills },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Table {...args} />
      <div style={{ maxWidth: 320 }}>
        <Table {...args} caption="Refills as cards" />
      </div>
    </div>
  ),
  async play({ canvas }) {
    for (const name of ['Refills', 'Refills as cards']) {
      const table = canvas.getByRole('table', { name });
      await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
    }
  },
});

export const FortyDigits = meta.story({
  args: { rows: longRefills, columns: columns.filter(({ id }) => id !== 'system') },
});

/** Tab goes through the headers that sort, then from row to row; what it stands on is pressed with Enter or Space. */
export const Keyboard = meta.story({
  args: {
    ...WithRowAction.input.args,
    maxHeight: 480,
    sort: { column: 'date', direction: 'descending' },
    onSortChange: fn(),
  },
  async play({ args, canvas, userEvent }) {
    openDetails.mockClear();
    await userEvent.tab();
    const area = canvas.getByRole('region', { name: 'Refills' });
    await expect(area).toHaveFocus();
    const scroll = () => userEvent.keyboard('{ArrowDown}{PageDown}{PageUp}{End}{Home}');
    await expect(await isLeftToTheBrowser(area, scroll)).toBe(true);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Date' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'date', direction: 'ascending' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'amount', direction: 'ascending' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Details of refill 3' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(openDetails).toHaveBeenLastCalledWith('2');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Details of refill 3' })).toHaveFocus();
  },
});

/** Space selects the row of a box, and with Shift a press takes all rows since the last one. */
export const KeyboardOnBoxes = meta.story({
  render: () => <SelectableTable caption="Refills" rows={makeRefills(6)} />,
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const box = (id: number) =>
      canvas.getByRole('checkbox', { name: say(`Select refill ${id}`, `Выбрать пополнение ${id}`) });
    await userEvent.tab();
    await expect(
      canvas.getByRole('checkbox', { name: say('Select all refills', 'Выбрать все пополнения') }),
    ).toHaveFocus();
    for (const name of say(['Date', 'Amount'], ['Дата', 'Сумма'])) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(box(6)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box(6)).toBeChecked();
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box(4));
    await userEvent.keyboard('{/Shift}');
    for (const id of [6, 5, 4]) await expect(box(id)).toBeChecked();
    await expect(box(3)).not.toBeChecked();
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const shown = columnsIn(say);
    const action = { ...detailsIn(say), href: ({ id }: Refill) => `#${id}` };
    const named = (caption: string) => ({ caption, getRowKey: refillKey, empty: null, onSortChange });
    const one = refills.slice(0, 1);
    return (
      <States cell="full">
        <State name="sorted, rows lead somewhere">
          <Table
            {...named(say('Refills', 'Пополнения'))}
            columns={shown}
            rows={refills}
            sort={byDate}
            rowAction={action}
          />
        </State>
        <State name="selected, with totals">
          <SelectableTable
            caption={say('Refills to export', 'Пополнения для выгрузки')}
            rows={refills}
            initial={['2']}
          />
        </State>
        <State name="header focused" is="focused" on="thead button">
          <Table {...named(say('Refills by date', 'Пополнения по дате'))} columns={shown} rows={one} />
        </State>
        <State name="row focused" is="focused" on="[data-action] a">
          <Table
            {...named(say('Latest refill', 'Последнее пополнение'))}
            columns={shown}
            rows={one}
            rowAction={action}
          />
        </State>
        <State name="selected row focused" is="focused" on="[data-action] a">
          <SelectableTable
            caption={say('Refill to export', 'Пополнение для выгрузки')}
            rows={one}
            initial={['3']}
            rowAction={action}
          />
        </State>
        <State name="box of a selected row focused" is="focused" on="tbody input">
          <SelectableTable
            caption={say('Refill that is chosen', 'Выбранное пополнение')}
            rows={one}
            initial={['3']}
          />
        </State>
        <State name="loading">
          <Table
            {...named(say('Refills that are loading', 'Загружаемые пополнения'))}
            columns={shown}
            rows={[]}
            isLoading
            skeletonRows={2}
          />
        </State>
        <State name="empty">
          <Table
            {...named(say('Refills of the period', 'Пополнения за период'))}
            columns={shown}
            rows={[]}
            empty={
              <EmptyState
                icon={ArrowDownToLineIcon}
                title={say('No refills in this period', 'За этот период пополнений не было')}
              >
                {say('Choose another period or currency.', 'Выберите другой период или валюту.')}
              </EmptyState>
            }
          />
        </State>
        <State name="cards">
          <div style={{ maxWidth: 360 }}>
            <Table
              {...named(say('Refills as cards', 'Пополнения карточками'))}
              columns={totalsIn(say)}
              rows={refills}
              rowAction={action}
            />
          </div>
        </State>
        <State name="cards in a card">
          <Card>
            <div style={{ maxWidth: 360 }}>
              <Table
                {...named(say('Requests', 'Заявки'))}
                columns={requestedIn(say)}
                rows={requests}
                rowAction={action}
              />
            </div>
          </Card>
        </State>
        <State name="forty digits">
          <Table
            {...named(say('Large refills', 'Крупные пополнения'))}
            columns={shown}
            rows={longRefills.slice(0, 1)}
          />
        </State>
      </States>
    );
  },
});
