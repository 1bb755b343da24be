import type { Schema } from '@meridian/api-client';
import { isZero } from '@meridian/money';
import { type Figures, markWord } from '@meridian/page-parts';
import type { AmountFigure } from '@meridian/ui';
import { type RefillOffer, refillOffers } from './refillOffers.ts';

/** The payment systems that the skeleton of the form has rows for: their names decide how high these are. */
export const samples = [
  { currency: 'USDT', network: 'TRON (TRC-20)' },
  { currency: 'BTC', network: 'Bitcoin' },
  { currency: 'ETH', network: 'Ethereum' },
] as const;

type RefillFigure = `terms.${number}`;

export const wordOf: (
  figure: RefillFigure,
  texts: Readonly<Record<string, string>>,
) => Readonly<Record<string, string>> = markWord;

export const isFree = ({ fee }: RefillOffer): boolean => isZero(fee.fixed.amount) && isZero(fee.percent);

/** Whether a payment system is paused, or takes a fee. */
export function termsOf(offer: RefillOffer): 'paused' | 'free' | 'fee' {
  if (!offer.isAvailable) return 'paused';
  return isFree(offer) ? 'free' : 'fee';
}

/** The terms that the skeleton of the form has places for. Undefined where the form has other rows. */
export function refillFigures(
  systems: readonly Schema<'PaymentSystem'>[],
  setting: Schema<'SettingRefill'>,
): Figures<AmountFigure, RefillFigure> | undefined {
  const offers = refillOffers(systems, setting);
  if (offers.length !== samples.length) return undefined;
  return Object.fromEntries(offers.map((offer, row) => [`terms.${row}`, termsOf(offer)] as const));
}
