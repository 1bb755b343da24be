export { InvestPage, type InvestPageProps } from './invest/InvestPage.tsx';
export { depositsFilters } from './list/depositsFilters.ts';
export { DepositsPage, type DepositsPageProps } from './list/DepositsPage.tsx';
