import type { Schema } from '@meridian/api-client';
import type { Money } from '@meridian/money';

/** The available amount in the person's main currency; zero if the balance doesn't have that currency. */
export function availableOf({ currency, currencies }: Schema<'Balance'>): Money {
  return currencies[currency]?.available ?? { amount: '0', currency };
}
