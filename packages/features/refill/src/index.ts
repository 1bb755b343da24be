export { messages } from './messages/index.ts';
export { formatRefillFilters, parseRefillFilters, type RefillFilters } from './refillFilters.ts';
export { RefillPage, type RefillPageProps } from './RefillPage.tsx';
