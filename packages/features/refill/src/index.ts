export { messages } from './messages/index.ts';
export { refillFilters } from './refillFilters.ts';
export { RefillPage, type RefillPageProps } from './RefillPage.tsx';
