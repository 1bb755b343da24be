export { refillFilters } from './list/refillFilters.ts';
export { RefillPage, type RefillPageProps } from './RefillPage.tsx';
