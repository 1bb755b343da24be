import preview from '#.storybook/preview';
import { isLeftToTheBrowser } from '#.storybook/isLeftToTheBrowser';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { compare, type Money } from '@meridian/money';
import { useMemo, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ArrowDownToLineIcon } from '../Icon/icons.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
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

/** One refill per minute, latest first. */
const makeRefills = (count: number): Refill[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(count - index),
    date: new Date(Date.UTC(2026, 9, 14) - index * 60_000).toISOString(),
    amount: { amount: `${(index * 37) % 9000}`, currency: 'USDT' },
    system: ['USDT · TRON', 'USDT · Polygon', 'USDT · Ethereum'][index % 3]!,
    status: 'replenished',
  }));

const refillKey = ({ id }: Refill) => id;

const statuses = {
  inProcess: { state: 'working', label: 'In process' },
  replenished: { state: 'done', label: 'Replenished' },
  rejected: { state: 'failed', label: 'Rejected' },
} as const;

const columns: SortableTableColumn<Refill>[] = [
  {
    id: 'date',
    header: 'Date',
    isRowHeader: true,
    isSortable: true,
    cell: ({ date }) => <DateTime value={date} timeZone="UTC" />,
  },
  { id: 'system', header: 'System', cell: ({ system }) => system },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge {...statuses[status]} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    isSortable: true,
    cell: ({ amount }) => <Amount value={amount} />,
  },
];

const totals: SortableTableColumn<Refill>[] = columns.map((column) => {
  if (column.id === 'date') return { ...column, footer: 'In total' };
  return column.id === 'amount'
    ? { ...column, footer: <Amount value={{ amount: '1768.68', currency: 'USDT' }} /> }
    : column;
});

/** A typical crypto case: eight decimals under a header of two words. */
const requested: SortableTableColumn<Refill>[] = columns.map((column) =>
  column.id === 'amount' ? { ...column, header: 'Requested amount' } : column,
);

const requests: Refill[] = refills.slice(0, 2).map((refill, index) => ({
  ...refill,
  amount: { amount: (['12450.12345678', '1234567.12345678'] as const)[index] ?? '0', currency: 'USDT' },
}));

const onSortChange = () => undefined;

const details = {
  header: 'Details',
  label: ({ id }: Refill) => `Details of refill ${id}`,
};

function NoRefillsYet() {
  return (
    <EmptyState
      icon={ArrowDownToLineIcon}
      title="No refills yet"
      action={<Button variant="primary">Refill</Button>}
    >
      Each refill will be listed here with its status and its transaction hash.
    </EmptyState>
  );
}

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
  args: {
    caption: 'Refills',
    columns,
    rows: refills,
    getRowKey: refillKey,
    empty: <NoRefillsYet />,
    onSortChange: fn(),
  },
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

/** The host stores the sort order and passes sorted rows. */
function SortingTable({ rows, ...props }: TableProps<Refill>) {
  const [sort, setSort] = useState(byDate);
  const sorted = useMemo(() => rows.toSorted(inOrder(sort)), [rows, sort]);
  return <Table {...props} rows={sorted} sort={sort} onSortChange={setSort} />;
}

export const SortedByDate = meta.story({
  render: (args) => <SortingTable {...args} />,
  async play({ canvas, userEvent }) {
    const date = 'Date';
    const amount = 'Amount';
    const amounts = () =>
      [...canvas.getByRole('table').querySelectorAll('tbody data')].map((one) => one.getAttribute('value'));
    const header = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(header(date)).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: amount }));
    await expect(header(amount)).toHaveAttribute('aria-sort', 'ascending');
    await expect(header(date)).toHaveAttribute('aria-sort', 'none');
    await expect(amounts()).toEqual(['98.50', '420.18', '1250.00']);
    await userEvent.click(canvas.getByRole('button', { name: amount }));
    await expect(amounts()).toEqual(['1250.00', '420.18', '98.50']);
    await userEvent.click(canvas.getByRole('button', { name: date }));
    await expect(amounts()).toEqual(['98.50', '420.18', '1250.00']);
  },
});

const openDetails = fn();

function TableOfDetails(props: TableProps<Refill>) {
  return <Table {...props} rowAction={{ ...details, onPress: ({ id }) => openDetails(id) }} />;
}

/** The totals row stays below the rows, and the header above them. */
export const Totals = meta.story({
  args: { columns: totals },
});

function SelectableTable({
  initial = [],
  ...props
}: Pick<TableProps<Refill>, 'caption' | 'rows' | 'rowAction'> & { initial?: readonly string[] }) {
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(() => new Set(initial));
  const selection = useSelectionColumn({
    rows: props.rows,
    getRowKey: refillKey,
    selectedKeys,
    onSelectionChange: setSelectedKeys,
    header: 'Select all refills',
    label: ({ id }) => `Select refill ${id}`,
  });
  return (
    <Table
      {...props}
      columns={[selection, ...totals]}
      getRowKey={refillKey}
      onSortChange={onSortChange}
      empty={null}
    />
  );
}

/** The checkbox in the header selects every row. Shift selects all rows since the last click. */
export const Selection = meta.story({
  render: ({ caption }) => <SelectableTable caption={caption} rows={makeRefills(6)} />,
  async play({ canvas, userEvent }) {
    const all = canvas.getByRole('checkbox', { name: 'Select all refills' });
    const box = (id: number) => canvas.getByRole('checkbox', { name: `Select refill ${id}` });
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

/** The topmost element at the centre of another one. */
function underMouseAt(element: Element): Element {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) ?? document.body;
}

/** Checkboxes, fields and links inside a clickable row keep their own clicks. */
export const ControlsInRowsThatLead = meta.story({
  render: function Controls() {
    const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set());
    const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
    const selection = useSelectionColumn({
      rows: refills,
      getRowKey: refillKey,
      selectedKeys,
      onSelectionChange: setSelectedKeys,
      header: 'Select all refills',
      label: ({ id }) => `Select refill ${id}`,
    });
    const note: TableColumn<Refill> = {
      id: 'note',
      header: 'Note',
      cell: ({ id }) => (
        <TextField
          label="Your note"
          value={notes[id] ?? ''}
          onChange={(text) => setNotes({ ...notes, [id]: text })}
        />
      ),
    };
    return (
      <Table
        caption="Refills"
        columns={[selection, ...columns, note]}
        rows={refills}
        getRowKey={refillKey}
        onSortChange={onSortChange}
        rowAction={{ ...details, onPress: ({ id }) => openDetails(id) }}
        empty={null}
      />
    );
  },
  async play({ canvas, userEvent }) {
    openDetails.mockClear();
    const box = canvas.getByRole('checkbox', { name: 'Select refill 2' });
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

/** The rows scroll under their header. The scroll area is focusable and named after the table. */
export const StickyHeader = meta.story({
  args: { rows: makeRefills(40), columns: totals, maxHeight: 360 },
  async play({ canvas }) {
    const area = canvas.getByRole('region', { name: 'Refills' });
    area.scrollTop = 600;
    const header = canvas.getByRole('columnheader', { name: 'Date' });
    await waitFor(() =>
      expect(header.getBoundingClientRect().top - area.getBoundingClientRect().top).toBeLessThan(2),
    );
  },
});

const linked = { ...details, href: ({ id }: Refill) => `#${id}` };

const TableOfLinks = (props: TableProps<Refill>) => <Table {...props} rowAction={linked} />;

/**
 * Only a few dozen of ten thousand rows are in the DOM. A screen reader still gets the row count and each row's
 * index, and the focused row stays mounted.
 */
export const TenThousandRows = meta.story({
  args: { rows: makeRefills(10_000), maxHeight: 480 },
  render: TableOfLinks,
  async play({ canvas }) {
    const link = (id: number) => canvas.getByRole('link', { name: `Details of refill ${id}` });
    const table = canvas.getByRole('table', { name: 'Refills' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);

    const first = link(10_000);
    first.focus();
    const area = canvas.getByRole('region', { name: 'Refills' });
    // Row heights are measured after the first render, so a single jump may stop short of the end.
    await waitFor(() => {
      area.scrollTop = area.scrollHeight;
      link(1);
    });
    const last = link(1);
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '10001');
    await expect(first).toHaveFocus();
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
  },
});

/** Sorting scrolls back to the first row. */
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
  render: TableOfLinks,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

/** In a flex or grid container the table fills the available width, although its content needs less. */
export const InAFlexRow = meta.story({
  render: (args) => (
    <div style={{ display: 'flex' }}>
      <Table {...args} />
    </div>
  ),
  async play({ canvas }) {
    const table = canvas.getByRole('table');
    const row = table.parentElement!.parentElement!;
    await expect(table.parentElement!.clientWidth).toBeGreaterThan(row.clientWidth - 4);
  },
});

const scrolling = 'In what scrolls';
const later = 'In what is shown later';

/** Styles of wrappers that hosts put around a table, by the caption of the table. */
const wrapperStyles: Readonly<Record<string, CSSProperties>> = {
  'In what scrolls aside': { overflowX: 'auto' },
  'In what hides what is too wide': { overflowX: 'hidden' },
  [scrolling]: { overflow: 'auto', height: 240 },
  [later]: { overflow: 'auto', height: 240, display: 'none' },
};

/** Resolves after the frames in which new rows are measured and the scroll position is corrected. */
async function drawn() {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}

/** Only a wrapper that really scrolls is used as the scroller. Otherwise the rows follow the page. */
export const ManyRowsInWrappers = meta.story({
  args: { rows: makeRefills(1_000) },
  render: function ManyRowsInWrappers(args) {
    const wrappers = Object.entries(wrapperStyles);
    return (
      <>
        {wrappers.map(([name, style]) => (
          <div key={name} style={style}>
            <Table {...args} caption={name} />
          </div>
        ))}
      </>
    );
  },
  async play({ canvas }) {
    const names = Object.keys(wrapperStyles);
    const tableNamed = (name: string) => canvas.getByRole('table', { name, hidden: true });
    const wrapperOf = (name: string) => tableNamed(name).parentElement!.parentElement!;
    const numbers = (name: string) =>
      [...tableNamed(name).querySelectorAll('tr')].map((row) => row.ariaRowIndex);
    // The first twenty rows render at once, the watcher loads later. A tall window may show just as many.
    await waitFor(() => expect(numbers(scrolling).length).toBeLessThan(22));
    // A hidden table measures 0, and still must not render every row.
    await drawn();
    await expect(numbers(later).length).toBeLessThan(60);
    wrapperOf(later).style.display = 'block';
    for (const name of names) {
      const wrapper = wrapperOf(name);
      await drawn();
      wrapper.scrollIntoView();
      const scroller = wrapper.style.height === '' ? document.documentElement : wrapper;
      const rowInSight = () => {
        const { left, top } = wrapper.getBoundingClientRect();
        return document.elementFromPoint(left + 20, Math.max(0, top) + 120)?.closest('tr')?.ariaRowIndex;
      };
      for (const least of [300, 600]) {
        await drawn();
        scroller.scrollTop += 20_000;
        await waitFor(() => expect(Number(rowInSight())).toBeGreaterThan(least));
      }
      await expect(numbers(name).length).toBeLessThan(60);
    }
    window.scrollTo(0, 0);
  },
});

/**
 * A table in an iframe uses the iframe's own ResizeObserver. One of the parent window threw "ResizeObserver
 * loop" errors after the iframe was removed.
 */
export const ManyRowsInAFrame = meta.story({
  args: { rows: makeRefills(1_000) },
  render: function ManyRowsInAFrame(args) {
    const [isOpen, setOpen] = useState(true);
    const [inside, setInside] = useState<Document>();
    return (
      <>
        <Button onPress={() => setOpen(false)}>Close</Button>
        {isOpen && (
          <iframe
            ref={(frame) => setInside(frame?.contentDocument ?? undefined)}
            title={args.caption}
            sandbox="allow-same-origin"
            style={{ border: 0, display: 'none', inlineSize: '100%', blockSize: 400 }}
          />
        )}
        {isOpen &&
          inside &&
          createPortal(
            <UiProvider locale="en-GB" document={inside}>
              <Table {...args} />
            </UiProvider>,
            inside.body,
          )}
      </>
    );
  },
  async play({ canvas, canvasElement, userEvent }) {
    const frame = canvasElement.querySelector('iframe')!;
    const errors: string[] = [];
    const note = ({ message }: ErrorEvent) => errors.push(message);
    for (const each of [window, frame.contentWindow!]) each.addEventListener('error', note);
    const body = () => frame.contentDocument!.querySelector('tbody')!;
    await waitFor(() => expect(body().rows.length).toBeGreaterThan(10));
    await drawn();
    frame.style.display = 'block';
    await waitFor(() => expect(body().rows.length).toBeLessThan(60));
    const first = body().textContent;
    for (const width of ['700px', '400px', '900px', '100%']) {
      frame.style.inlineSize = width;
      for (let times = 0; times < 4; times += 1) await drawn();
    }
    frame.contentWindow!.scrollBy(0, 5_000);
    await waitFor(() => expect(body().textContent).not.toBe(first));
    for (let times = 0; times < 4; times += 1) await drawn();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    for (let times = 0; times < 8; times += 1) await drawn();
    window.removeEventListener('error', note);
    await expect(errors).toEqual([]);
  },
});

export const Empty = meta.story({ args: { rows: [] } });

/** Below 640 px of its own width, the same elements are laid out as cards. */
export const Cards = meta.story({
  args: { sort: { column: 'date', direction: 'descending' } },
  render: TableOfDetails,
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

const places = {
  system: 'top-start',
  amount: 'top-end',
  date: 'bottom-start',
  status: 'bottom-end',
} as const;

const placed = columns.map((column): SortableTableColumn<Refill> => {
  const inList = Object.entries(places).find(([id]) => id === column.id)?.[1];
  return { ...column, ...(inList && { inList }), ...(column.id === 'system' && { priority: 1 }) };
});

/** Where columns have places, a narrow table is a list: twenty rows within 1,600 px. */
export const ListOfTwoLines = meta.story({
  args: { columns: placed, rows: makeRefills(20) },
  render: TableOfDetails,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    const table = canvas.getByRole('table');
    await waitFor(() => expect(table.offsetHeight).toBeLessThanOrEqual(1_600));
    for (const amount of table.querySelectorAll('tbody data')) {
      const [first, ...others] = amount.getClientRects();
      await expect(others).toEqual([]);
      await expect(first?.right).toBeLessThanOrEqual(table.getBoundingClientRect().right);
    }
  },
});

/** A column leaves where the others would break their words; its value stays in the details. */
export const WithoutTheColumnOfLeastPriority = meta.story({
  args: {
    columns: placed,
    rows: refills.map((refill) => ({ ...refill, system: 'USDT·'.repeat(9) })),
  },
  render: (args) => (
    <div style={{ maxWidth: 670 }}>
      <TableOfDetails {...args} />
    </div>
  ),
  async play({ canvas }) {
    const system = 'System';
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: system })).toBeNull());
    const table = canvas.getByRole('table');
    await expect(table.parentElement).not.toHaveAttribute('data-narrow');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
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

/** Long words wrap instead of overflowing, in rows and in cards. */
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
      // The width is measured just before the first paint.
      await waitFor(() => expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth));
    }
  },
});

const withoutSystem = columns.filter(({ id }) => id !== 'system');

export const FortyDigits = meta.story({
  args: { rows: longRefills, columns: withoutSystem },
});

/** Tab goes through the sortable headers, then from row to row. Enter or Space presses. */
export const Keyboard = meta.story({
  args: { maxHeight: 480, sort: { column: 'date', direction: 'descending' }, onSortChange: fn() },
  render: TableOfDetails,
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
    const third = canvas.getByRole('button', {
      name: 'Details of refill 3',
    });
    await expect(third).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(openDetails).toHaveBeenLastCalledWith('2');
    await userEvent.tab({ shift: true });
    await expect(third).toHaveFocus();
  },
});

/** Space selects a row. Shift selects all rows since the last one. */
export const KeyboardOnBoxes = meta.story({
  render: ({ caption }) => <SelectableTable caption={caption} rows={makeRefills(6)} />,
  async play({ canvas, userEvent }) {
    const box = (id: number) => canvas.getByRole('checkbox', { name: `Select refill ${id}` });
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select all refills' })).toHaveFocus();
    for (const name of ['Date', 'Amount']) {
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
    const named = (caption: string) => ({ caption, getRowKey: refillKey, empty: null, onSortChange });
    const one = refills.slice(0, 1);
    return (
      <States cell="full">
        <State name="sorted, rows lead somewhere">
          <Table {...named('Refills')} columns={columns} rows={refills} sort={byDate} rowAction={linked} />
        </State>
        <State name="selected, with totals">
          <SelectableTable caption="Refills to export" rows={refills} initial={['2']} />
        </State>
        <State name="header focused" is="focused" on="thead button">
          <Table {...named('Refills by date')} columns={columns} rows={one} />
        </State>
        <State name="row focused" is="focused" on="[data-action] a">
          <Table {...named('Latest refill')} columns={columns} rows={one} rowAction={linked} />
        </State>
        <State name="selected row focused" is="focused" on="[data-action] a">
          <SelectableTable caption="Refill to export" rows={one} initial={['3']} rowAction={linked} />
        </State>
        <State name="box of a selected row focused" is="focused" on="tbody input">
          <SelectableTable caption="Refill that is chosen" rows={one} initial={['3']} />
        </State>
        <State name="box of the header focused" is="focused" on="thead input">
          <SelectableTable caption="Refill that may be chosen" rows={one} />
        </State>
        <State name="loading">
          <Table
            {...named('Refills that are loading')}
            columns={columns}
            rows={[]}
            isLoading
            skeletonRows={2}
          />
        </State>
        <State name="empty">
          <Table
            {...named('Refills of the period')}
            columns={columns}
            rows={[]}
            empty={
              <EmptyState icon={ArrowDownToLineIcon} title="No refills in this period">
                Choose another period or currency.
              </EmptyState>
            }
          />
        </State>
        <State name="cards">
          <div style={{ maxWidth: 360 }}>
            <Table {...named('Refills as cards')} columns={totals} rows={refills} rowAction={linked} />
          </div>
        </State>
        <State name="cards in a card">
          <Card>
            <div style={{ maxWidth: 360 }}>
              <Table {...named('Requests')} columns={requested} rows={requests} rowAction={linked} />
            </div>
          </Card>
        </State>
        <State name="forty digits">
          <Table {...named('Large refills')} columns={columns} rows={longRefills.slice(0, 1)} />
        </State>
      </States>
    );
  },
});
