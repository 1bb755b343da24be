import { Table, type SortableTableColumn } from '@meridian/ui';
import type { TableContender } from '../TableContender.ts';
import { AREA_HEIGHT, columns, type Refill } from '../records.ts';

const definitions: SortableTableColumn<Refill>[] = columns.map(({ id, header }) => ({
  id,
  header,
  isSortable: id === 'date',
  cell: (row) => row[id],
}));

export const MeridianTable: TableContender = ({ rows, onSort }) => (
  <Table
    caption="Refills"
    columns={definitions}
    rows={rows}
    getRowKey={refillId}
    onSortChange={onSort}
    empty={null}
    maxHeight={AREA_HEIGHT}
  />
);

const refillId = ({ id }: Refill) => id;
