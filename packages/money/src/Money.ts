import type { DecimalString } from './DecimalString.ts';

/** An exact amount with its currency; the contract's `Money`. */
export interface Money {
  readonly amount: DecimalString;
  /** Code of the currency, such as `USDT`. */
  readonly currency: string;
}
