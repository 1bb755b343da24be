import type { Schema } from '@meridian/api-client';
import { compare } from '@meridian/money';
import type { PrizeBoxProps } from '../PrizeBox.tsx';

export type CaseRank = PrizeBoxProps['rank'];

/** Which drawing a case has: the cheapest one is the first, and from the third on all have the last. */
export function getRank({ id }: Schema<'CryptoCase'>, cases: readonly Schema<'CryptoCase'>[]): CaseRank {
  const place = cases
    .toSorted((a, b) => compare(a.price.amount, b.price.amount))
    .findIndex((item) => item.id === id);
  return place <= 0 ? 1 : place === 1 ? 2 : 3;
}
