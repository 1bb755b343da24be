export { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';
export { emptyMoney, moneyValue, type MoneyValue } from './moneyValue.ts';
export type { MoneyFieldMessages } from './refuseMoney.ts';
