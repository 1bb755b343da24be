import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { TableContender } from '../TableContender.ts';
import { AREA_HEIGHT, columns } from '../records.ts';

/** MUI's table as in its docs. */
export const MuiTable: TableContender = ({ rows, onSort }) => (
  <TableContainer sx={{ maxHeight: AREA_HEIGHT }}>
    <Table stickyHeader>
      <TableHead>
        <TableRow>
          {columns.map(({ id, header }) => (
            <TableCell key={id}>
              {id === 'date' ? <TableSortLabel onClick={onSort}>{header}</TableSortLabel> : header}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            {columns.map(({ id }) => (
              <TableCell key={id}>{row[id]}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
