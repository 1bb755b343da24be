import { type DecimalString, decimalsOf, roundDown } from '@meridian/money';
import type { Chance } from '../work/chance.ts';

interface Drawn {
  readonly chancePercent: DecimalString;
}

/** A whole number from 0 up to, not with, `limit`, each as likely as any other. */
export function drawBelow(limit: bigint, chance: Pick<Chance, 'bytes'>): bigint {
  const bytes = Math.ceil(limit.toString(2).length / 8);
  const values = 1n << BigInt(bytes * 8);
  // What is left above the last whole multiple would make small numbers likelier: it is drawn again.
  const fair = values - (values % limit);
  for (;;) {
    const drawn = BigInt(`0x${chance.bytes(bytes).toString('hex')}`);
    if (drawn < fair) return drawn % limit;
  }
}

/** Draws one of the prizes by their chances, in whole numbers of the finest unit that any of them is written in. */
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
