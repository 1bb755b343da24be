export { AccrualBadge } from './AccrualBadge.tsx';
export { DepositStatusBadge } from './DepositStatusBadge.tsx';
export { messages } from './messages.ts';
export { useDepositStatusName } from './useDepositStatusName.ts';
export { useOperationColumns } from './useOperationColumns.tsx';
export { useSubjectName } from './useSubjectName.ts';
