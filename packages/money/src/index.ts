export { calculateAbout } from './about.ts';
export {
  add,
  compare,
  isNegative,
  isZero,
  multiply,
  calculatePercent,
  roundDown,
  subtract,
} from './arithmetic.ts';
export { type Bounds, brokenBound, larger, largestWithin, narrowest, smaller } from './bounds.ts';
export {
  type DecimalString,
  countDecimals,
  isDecimal,
  maximumDigits,
  parseDecimal,
} from './DecimalString.ts';
export {
  compareCases,
  calculateDailyIncome,
  type DepositCase,
  type DepositCases,
  type DepositPreview,
  type DepositTerms,
  calculateExitFee,
  halveRate,
  incomeAfter,
  payoutAfter,
  previewDeposit,
  receiptAfter,
  resultOfClosed,
  calculateYearlyYield,
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
export { amountFor, calculateFee, type FeeRule, netAfterFee } from './fee.ts';
export {
  type AmountPrecision,
  getDecimalMark,
  formatAmount,
  formatAmountInput,
  formatFigure,
  formatMoney,
  formatPercent,
} from './formatAmount.ts';
export type { Money } from './Money.ts';
export { halfWidth } from './halfWidth.ts';
export { type AmountInput, type AmountInputReason, parseAmountInput } from './parseAmountInput.ts';
export { calculateShares } from './shares.ts';
export { toAmount } from './smallestWith.ts';
