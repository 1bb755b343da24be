import { useState } from 'react';
import type { TableContender } from '../TableContender.ts';
import { AREA_HEIGHT, OVERSCAN, ROW_HEIGHT, columns } from '../records.ts';

/** Plain React elements with virtualization. */
export const WindowedTable: TableContender = ({ rows, onSort }) => {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - OVERSCAN);
  const end = Math.min(rows.length, Math.ceil((top + AREA_HEIGHT) / ROW_HEIGHT) + OVERSCAN);
  return (
    <div className="area" onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}>
      <table>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col">
                {id === 'date' ? <button onClick={onSort}>{header}</button> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="gap" aria-hidden style={{ height: first * ROW_HEIGHT }} />
          {rows.slice(first, end).map((row) => (
            <tr key={row.id}>
              {columns.map(({ id }) => (
                <td key={id}>{row[id]}</td>
              ))}
            </tr>
          ))}
          <tr className="gap" aria-hidden style={{ height: (rows.length - end) * ROW_HEIGHT }} />
        </tbody>
      </table>
    </div>
  );
};
