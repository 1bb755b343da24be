export { depositsFilters } from './depositsFilters.ts';
export { DepositsPage, type DepositsPageProps } from './DepositsPage.tsx';
export { InvestPage, type InvestPageProps } from './InvestPage.tsx';
export { messages } from './messages/index.ts';
