export { ExchangePage, type ExchangePageProps } from './ExchangePage.tsx';
