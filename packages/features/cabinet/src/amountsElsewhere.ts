import type { Schema } from '@meridian/api-client';
import { isZero, type Money } from '@meridian/money';

/** The same part of the balance in every currency but the one that the person sees first, where there is any. */
export function amountsElsewhere(
  { currency, currencies }: Schema<'Balance'>,
  part: 'available' | 'onDeposit',
): Money[] {
  const { [currency]: _, ...others } = currencies;
  return Object.values(others)
    .map(({ [part]: money }) => money)
    .filter(({ amount }) => !isZero(amount));
}
