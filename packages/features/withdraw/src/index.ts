export { messages } from './messages/index.ts';
export { withdrawalFilters } from './list/withdrawalFilters.ts';
export { WithdrawalPage, type WithdrawalPageProps } from './WithdrawalPage.tsx';
