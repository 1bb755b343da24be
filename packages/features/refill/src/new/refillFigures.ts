import type { Schema } from '@meridian/api-client';
import { isZero, type Money, netAfterFee } from '@meridian/money';
import { type Figure, type Figures, markFigure, markWord } from '@meridian/page-parts';
import type { AmountFigure } from '@meridian/ui';
import { type RefillOffer, refillOffers } from './refillOffers.ts';

/** The payment systems that the skeleton of the form has rows for: their names decide how high these are. */
export const samples = [
  { currency: 'USDT', network: 'TRON (TRC-20)' },
  { currency: 'BTC', network: 'Bitcoin' },
  { currency: 'ETH', network: 'Ethereum' },
] as const;

type RefillFigure = 'sent' | 'received' | `terms.${number}`;

export const placeOf: (figure: RefillFigure) => Readonly<Record<string, string>> = markFigure;

export const wordOf: (
  figure: RefillFigure,
  texts: Readonly<Record<string, string>>,
) => Readonly<Record<string, string>> = markWord;

export const isFree = ({ fee }: RefillOffer): boolean => isZero(fee.fixed.amount) && isZero(fee.percent);

/** What arrives of a refill over a payment system. */
export const receivedOf = ({ fee, decimals }: RefillOffer, sent: Money): Money =>
  netAfterFee(sent, fee, decimals);

/** Whether a payment system is paused, or takes a fee. */
export function termsOf(offer: RefillOffer): 'paused' | 'free' | 'fee' {
  if (!offer.isAvailable) return 'paused';
  return isFree(offer) ? 'free' : 'fee';
}

/**
 * The figures that the skeleton of the form has places for: of the example. Undefined where the form has other rows, has a choice made
 * already, or explains a fee.
 */
export function refillFigures(
  systems: readonly Schema<'PaymentSystem'>[],
  setting: Schema<'SettingRefill'>,
): Figures<AmountFigure, RefillFigure> | undefined {
  const offers = refillOffers(systems, setting);
  const [example, second] = offers.filter(({ isAvailable }) => isAvailable);
  if (offers.length !== samples.length || !example || !second || !isFree(example)) return undefined;
  const sent = example.bounds.minimum;
  const found: Partial<Record<RefillFigure, Figure<AmountFigure>>> = {
    sent: { value: sent },
    received: { value: receivedOf(example, sent) },
  };
  for (const [row, offer] of offers.entries()) found[`terms.${row}`] = termsOf(offer);
  return found;
}
