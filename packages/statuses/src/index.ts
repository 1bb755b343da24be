export { AccrualBadge } from './AccrualBadge.tsx';
export { DepositStatusBadge } from './DepositStatusBadge.tsx';
export { messages } from './messages.ts';
export { AccrualRunRows } from './operations/AccrualRunRows.tsx';
export { OperationColumn } from './operations/OperationColumn.tsx';
export { OperationDayGroup } from './operations/OperationDayGroup.tsx';
export {
  feeBeside,
  type OperationDay,
  operationDays,
  type OperationEntry,
  withAccrualRuns,
} from './operations/operationDays.ts';
export { OperationRow } from './operations/OperationRow.tsx';
export { useDepositStatusName } from './useDepositStatusName.ts';
export { useSubjectName } from './useSubjectName.ts';
