export { AccrualBadge } from './AccrualBadge.tsx';
export { DepositStatusBadge } from './DepositStatusBadge.tsx';
export { messages } from './messages.ts';
export { AccrualRunRow } from './operations/AccrualRunRow.tsx';
export { OperationColumn } from './operations/OperationColumn.tsx';
export { OperationDayGroup } from './operations/OperationDayGroup.tsx';
export {
  accrualRun,
  feeBeside,
  isAccrual,
  type OperationDay,
  operationDays,
  type OperationEntry,
} from './operations/operationDays.ts';
export { OperationRow } from './operations/OperationRow.tsx';
export { useDepositStatusName } from './useDepositStatusName.ts';
export { useSubjectName } from './useSubjectName.ts';
