import type { TableContender } from '../TableContender.ts';
import { columns } from '../records.ts';

/** Plain React elements without virtualization. */
export const PlainTable: TableContender = ({ rows, onSort }) => (
  <div className="area">
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
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ id }) => (
              <td key={id}>{row[id]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
