// As its documentation shows it: no compiler memoizes this file, and what `FlexRender` shows is text.
/* oxlint-disable react/incompatible-library, jsx-a11y/control-has-associated-label */
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { TableContender } from '../TableContender.ts';
import { OVERSCAN, ROW_HEIGHT, columns, type Refill } from '../records.ts';

const features = tableFeatures({});
const helper = createColumnHelper<typeof features, Refill>();
const definitions = helper.columns(columns.map(({ id, header }) => helper.accessor(id, { header })));

/** The common choice: TanStack Table for the model, TanStack Virtual for the rows. */
export const TanStackTable: TableContender = ({ rows: data, onSort }) => {
  const area = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns: definitions, data, getRowId: ({ id }) => id });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => area.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const shown = virtualizer.getVirtualItems();
  return (
    <div ref={area} className="area">
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col">
                  {header.id === 'date' ? (
                    <button onClick={onSort}>
                      <table.FlexRender header={header} />
                    </button>
                  ) : (
                    <table.FlexRender header={header} />
                  )}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          <tr className="gap" aria-hidden style={{ height: shown[0]?.start ?? 0 }} />
          {shown.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <tr key={row.id}>
                  {row.getAllCells().map((cell) => (
                    <td key={cell.id}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              )
            );
          })}
          <tr
            className="gap"
            aria-hidden
            style={{ height: virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0) }}
          />
        </tbody>
      </table>
    </div>
  );
};
