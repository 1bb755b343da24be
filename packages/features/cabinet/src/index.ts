export { AvailableBalance } from './AvailableBalance.tsx';
export { CabinetPage, type CabinetPageProps } from './CabinetPage.tsx';
export { messages } from './messages/index.ts';
