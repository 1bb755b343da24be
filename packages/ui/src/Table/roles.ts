/**
 * The roles that the elements of a table have by nature, said once more: with `display` changed to lay rows out as
 * cards, a browser may forget them, and a screen reader would then find no table.
 */
export const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
