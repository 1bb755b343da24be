import type { SortableTableColumn } from './TableColumn.ts';

/** What the rules of the table need to know about a cell of a column. */
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
