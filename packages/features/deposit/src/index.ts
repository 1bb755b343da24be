export { DepositsPage, type DepositsPageProps } from './list/DepositsPage.tsx';
export { InvestPage, type InvestPageProps } from './invest/InvestPage.tsx';
export { messages } from './messages/index.ts';
