export { refillFilters } from './list/refillFilters.ts';
export { RefillHistoryPage, type RefillHistoryPageProps } from './RefillHistoryPage.tsx';
export { RefillPage, type RefillPageProps } from './RefillPage.tsx';
