import type { SortableTableColumn } from './TableColumn.ts';

/** The `data-` attributes that the styles of a cell need. */
export const cellMarks = ({
  header,
  align = 'start',
  isSelection,
  priority,
  inList,
}: SortableTableColumn<unknown>) => ({
  'data-label': header,
  'data-align': align,
  'data-selects': isSelection,
  'data-priority': priority,
  'data-place': inList,
});
