import { type DecimalString, decimalsOf, roundDown } from '@meridian/money';
import type { Chance } from '../work/chance.ts';

interface Drawn {
  readonly chancePercent: DecimalString;
}

/** A uniform whole number from 0 up to, but excluding, `limit`. */
export function drawBelow(limit: bigint, chance: Pick<Chance, 'bytes'>): bigint {
  const bytes = Math.ceil(limit.toString(2).length / 8);
  const values = 1n << BigInt(bytes * 8);
  // Rejection sampling: numbers above the last whole multiple would favour small results.
  const fair = values - (values % limit);
  for (;;) {
    const drawn = BigInt(`0x${chance.bytes(bytes).toString('hex')}`);
    if (drawn < fair) return drawn % limit;
  }
}

/** Draws a prize by its chance, in whole numbers of the smallest unit in use. */
export function drawPrize<Prize extends Drawn>(
  prizes: readonly Prize[],
  chance: Pick<Chance, 'bytes'>,
): Prize {
  const decimals = Math.max(...prizes.map(({ chancePercent }) => decimalsOf(chancePercent)));
  const shares = prizes.map(({ chancePercent }) =>
    BigInt(roundDown(chancePercent, decimals).replace('.', '')),
  );
  const whole = shares.reduce((sum, share) => sum + share, 0n);
  if (whole !== 100n * 10n ** BigInt(decimals)) throw new RangeError('The chances do not sum to 100 %.');
  let left = drawBelow(whole, chance);
  for (const [index, prize] of prizes.entries()) {
    left -= shares[index] ?? 0n;
    if (left < 0n) return prize;
  }
  throw new Error('A number below the sum of all shares falls into one of them.');
}
