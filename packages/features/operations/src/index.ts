export { operationsFilters } from './list/operationsFilters.ts';
export { OperationsPage, type OperationsPageProps } from './list/OperationsPage.tsx';
export { messages } from './messages/index.ts';
