export { operationsFilters } from './list/operationsFilters.ts';
export { OperationsPage, type OperationsPageProps } from './list/OperationsPage.tsx';
export { statementFilters } from './statement/statementFilters.ts';
export { StatementPage, type StatementPageProps } from './statement/StatementPage.tsx';
export { yearFilters } from './yearly/yearFilters.ts';
export { YearlyReportPage, type YearlyReportPageProps } from './yearly/YearlyReportPage.tsx';
