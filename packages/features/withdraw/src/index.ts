export { messages } from './messages/index.ts';
export { withdrawalFilters } from './withdrawalFilters.ts';
export { WithdrawalPage, type WithdrawalPageProps } from './WithdrawalPage.tsx';
