import type { Schema } from '@meridian/api-client';
import type { Money } from '@meridian/money';

/** What can be spent now in the currency that the person sees first; nothing of it where the server keeps none. */
export function availableOf({ currency, currencies }: Schema<'Balance'>): Money {
  return currencies[currency]?.available ?? { amount: '0', currency };
}
