import type { Schema } from '@meridian/api-client';
import { computeCommitment, computeMac, findPrize, writeTable } from '@meridian/fair-draw';

/** A draw with its seed revealed. */
export type RevealedDraw = Schema<'CaseDraw'> & { readonly seed: string };

/** What the browser has computed, and what it compared. */
export interface DrawCheck {
  readonly commitment: string;
  readonly mac: string;
  readonly prize: Schema<'CasePrize'>;
  readonly isCommitmentRight: boolean;
  readonly isPrizeRight: boolean;
  /** Whether this browser was shown the same commitment before the purchase; undefined if it was shown none. */
  readonly isAsShown: boolean | undefined;
}

export const isRight = ({ isCommitmentRight, isPrizeRight, isAsShown }: DrawCheck): boolean =>
  isCommitmentRight && isPrizeRight && isAsShown !== false;

/**
 * Computes the draw again from its seed. `shown` is the commitment that this browser was shown before the purchase. Rejects
 * where the browser has no WebCrypto, which needs HTTPS.
 */
export async function checkDraw(
  draw: RevealedDraw,
  prizes: readonly Schema<'CasePrize'>[],
  shown: string | undefined,
): Promise<DrawCheck> {
  const [commitment, mac] = await Promise.all([
    computeCommitment(draw, prizes),
    computeMac(draw, draw.attempt),
  ]);
  const prize = findPrize(mac, prizes);
  return {
    commitment,
    mac,
    prize,
    isCommitmentRight: commitment === draw.commitment,
    isPrizeRight: prize.id === draw.prizeId,
    isAsShown: shown === undefined ? undefined : shown === commitment,
  };
}

/** Shell commands that print the commitment and the HMAC, to verify a draw without this page. */
export function writeCommands(
  { seed, opening, attempt }: RevealedDraw,
  prizes: readonly Schema<'CasePrize'>[],
): { readonly commitment: string; readonly mac: string } {
  return {
    commitment: `printf %s '${seed}:${opening}:${writeTable(prizes)}' | openssl dgst -sha256`,
    mac: `printf %s '${opening}:${attempt}' | openssl dgst -sha256 -hmac '${seed}'`,
  };
}
