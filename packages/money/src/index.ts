export { add, compare, isNegative, isZero, multiply, percentOf, roundDown, subtract } from './arithmetic.ts';
export { type Bounds, brokenBound, larger, largestWithin, narrowest, smaller } from './bounds.ts';
export { type DecimalString, decimalsOf, isDecimal, maximumDigits, parseDecimal } from './DecimalString.ts';
export {
  compareCases,
  dailyIncomeOf,
  type DepositCase,
  type DepositCases,
  type DepositPreview,
  type DepositTerms,
  exitFeeOf,
  halfRateOf,
  incomeAfter,
  payoutAfter,
  previewDeposit,
  receiptAfter,
  resultOfClosed,
  yearlyYieldOf,
} from './deposit.ts';
export {
  boundsBeforeExchange,
  exchangedAt,
  type ExchangePreview,
  type ExchangeTerms,
  inverseRate,
  previewExchange,
  soldFor,
} from './exchange.ts';
export { amountFor, feeOf, type FeeRule, netAfterFee } from './fee.ts';
export {
  type AmountPrecision,
  decimalMarkOf,
  formatAmount,
  formatAmountInput,
  formatFigure,
  formatMoney,
  formatPercent,
  glanceDecimalsOf,
} from './formatAmount.ts';
export type { Money } from './Money.ts';
export { halfWidth } from './halfWidth.ts';
export { type AmountInput, type AmountInputReason, parseAmountInput } from './parseAmountInput.ts';
export { sharesOf } from './shares.ts';
