export { ExchangeHistoryPage, type ExchangeHistoryPageProps } from './ExchangeHistoryPage.tsx';
export { ExchangePage, type ExchangePageProps } from './ExchangePage.tsx';
