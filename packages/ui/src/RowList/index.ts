export { Row, type RowMark, type RowProps } from './Row.tsx';
export { RowGroup, type RowGroupProps } from './RowGroup.tsx';
export { RowList, type RowListProps } from './RowList.tsx';
