export { withdrawalFilters } from './list/withdrawalFilters.ts';
export type { WithdrawalDialogs } from './withdrawalDialogs.ts';
export { WithdrawalHistoryPage, type WithdrawalHistoryPageProps } from './WithdrawalHistoryPage.tsx';
export { WithdrawalPage, type WithdrawalPageProps } from './WithdrawalPage.tsx';
export { WithdrawalNeeds } from './conditions/WithdrawalNeeds.tsx';
