/**
 * Exact amounts as text, which is how every component here takes them: reading what comes from outside, adding, comparing
 * and writing it, without a float anywhere.
 */
export {
  add,
  type AmountPrecision,
  compare,
  type DecimalString,
  calculateFee,
  type FeeRule,
  formatAmount,
  formatMoney,
  isDecimal,
  isNegative,
  isZero,
  type Money,
  multiply,
  netAfterFee,
  parseDecimal,
  calculatePercent,
  roundDown,
  subtract,
} from '@meridian/money';
