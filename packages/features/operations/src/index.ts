export { messages } from './messages/index.ts';
export {
  formatOperationsFilters,
  type OperationsFilters,
  parseOperationsFilters,
} from './operationsFilters.ts';
export { OperationsPage, type OperationsPageProps } from './OperationsPage.tsx';
