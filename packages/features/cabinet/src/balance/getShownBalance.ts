import type { Schema } from '@meridian/api-client';
import type { Money } from '@meridian/money';

/** The field of a currency that each type of balance shows. */
export const figureByType = {
  balance: 'available',
  deposit: 'onDeposit',
  total: 'total',
} as const satisfies Record<Schema<'BalanceType'>, keyof Schema<'CurrencyBalance'>>;

/** The figure that the user has chosen to see first; undefined if the server sent nothing for that currency. */
export function getShownBalance({ type, currency, currencies }: Schema<'Balance'>): Money | undefined {
  return currencies[currency]?.[figureByType[type]];
}
