import type { Schema } from '@meridian/api-client';
import { isZero } from '@meridian/money';

/** The two currencies of an exchange. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

/** The currencies that the server accepts for sale, in the order of its setting. */
export function sellable(
  { currencies }: Schema<'Balance'>,
  { amounts }: Schema<'SettingExchange'>,
): string[] {
  return amounts.map(({ minimum }) => minimum.currency).filter((currency) => currency in currencies);
}

/** The stored pair, if it is still possible; otherwise the first currency that the user has, into another one. */
export function firstPair(
  balance: Schema<'Balance'>,
  setting: Schema<'SettingExchange'>,
  stored: Pair,
): Pair {
  const sources = sellable(balance, setting);
  const isPossible = sources.includes(stored.from) && stored.to in balance.currencies;
  if (isPossible && stored.from !== stored.to) return { from: stored.from, to: stored.to };
  const has = (currency: string) => !isZero(balance.currencies[currency]?.available.amount ?? '0');
  const from = sources.find(has) ?? sources[0] ?? balance.currency;
  const others = Object.keys(balance.currencies).filter((currency) => currency !== from);
  return { from, to: others.find((currency) => currency === balance.currency) ?? others[0] ?? from };
}
