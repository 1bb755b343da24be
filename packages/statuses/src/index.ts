export { AccrualBadge } from './AccrualBadge.tsx';
export { daysAhead, daysUntil } from './ahead/days.ts';
export { DepositLane } from './ahead/DepositLane.tsx';
export { Lane, Lanes, LaneSkeletons } from './ahead/Lanes.tsx';
export { Counted, type CountedProps } from './Counted.tsx';
export { DepositStatusBadge } from './DepositStatusBadge.tsx';
export { messages } from './messages.ts';
export { AccrualRunRow } from './operations/AccrualRunRow.tsx';
export { OperationDayGroup } from './operations/OperationDayGroup.tsx';
export {
  accrualRun,
  isAccrual,
  movementOf,
  type OperationDay,
  operationDays,
  type OperationEntry,
} from './operations/operationDays.ts';
export { OperationRow } from './operations/OperationRow.tsx';
export { useDepositStatusName } from './useDepositStatusName.ts';
export { useSubjectName } from './useSubjectName.ts';
