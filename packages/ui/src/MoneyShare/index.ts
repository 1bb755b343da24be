export { MoneyShare, type MoneyShareProps } from './MoneyShare.tsx';
