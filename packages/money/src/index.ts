export { add, compare, isNegative, isZero, multiply, percentOf, roundDown, subtract } from './arithmetic.ts';
export { type Bounds, larger, narrowest, smaller } from './bounds.ts';
export { type DecimalString, decimalsOf, isDecimal, maximumDigits, parseDecimal } from './DecimalString.ts';
export {
  dailyIncomeOf,
  type DepositPreview,
  type DepositTerms,
  exchangedAt,
  exitFeeOf,
  incomeAfter,
  previewDeposit,
} from './deposit.ts';
export { feeOf, type FeeRule, netOf } from './fee.ts';
export { decimalMarkOf, formatAmount, formatAmountInput, formatMoney } from './formatAmount.ts';
export type { Money } from './Money.ts';
export { type AmountInput, type AmountInputReason, parseAmountInput } from './parseAmountInput.ts';
