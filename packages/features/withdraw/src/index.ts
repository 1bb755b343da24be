export { messages } from './messages/index.ts';
export {
  formatWithdrawalFilters,
  parseWithdrawalFilters,
  type WithdrawalFilters,
} from './withdrawalFilters.ts';
export { WithdrawalPage, type WithdrawalPageProps } from './WithdrawalPage.tsx';
