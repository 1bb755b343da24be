import { useCallback, useState } from 'react';
import type { FieldContender, TableContender } from './TableContender.ts';
import { byDate, countText, makeRefills, rowCount } from './records.ts';

interface TablePageProps {
  table: TableContender;
  /** A search field above the table. Its state is in the parent of both. */
  field?: FieldContender;
}

/** The same page for every contender that uses React. */
export function TablePage({ table: Table, field: Field }: TablePageProps) {
  const [rows, setRows] = useState(() => makeRefills(rowCount()));
  const [search, setSearch] = useState('');
  const sort = useCallback(() => setRows((current) => [...current].sort(byDate)), []);
  return (
    <main>
      {Field && <Field label="Search" value={search} onChange={setSearch} />}
      <p>{countText(rows.length)}</p>
      <Table rows={rows} onSort={sort} />
    </main>
  );
}
