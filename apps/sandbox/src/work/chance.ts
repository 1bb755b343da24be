import { createHash, randomBytes } from 'node:crypto';

/** Where ids, tokens, codes, addresses and hashes come from. */
export interface Chance {
  bytes(length: number): Buffer;
  /** More than it gave before, in 48 bits: what sorts ids of one moment. */
  order(): number;
}

/**
 * By the real time, since the clock may stand while people go on: whoever comes later is later, after a restart and in
 * another process too. More than 256 in one real millisecond borrow from the next.
 */
function realOrder(): Chance['order'] {
  let last = 0;
  return () => (last = Math.max(last + 1, (Date.now() % 2 ** 40) * 2 ** 8));
}

/** Nobody can foresee it. */
export const secureChance: Chance = { order: realOrder(), bytes: (length) => randomBytes(length) };

/**
 * The same bytes for the same name, every time: for the seed alone, never for tokens that guard anything. What is ordered
 * after a later start is later.
 */
export function seededChance(name: string, start = 0): Chance {
  let drawn = 0;
  let ordered = (start % 2 ** 16) * 2 ** 32;
  return {
    order: () => (ordered += 1),
    bytes(length) {
      const blocks: Buffer[] = [];
      for (let size = 0; size < length; size += 32) {
        blocks.push(createHash('sha256').update(`${name}:${drawn}`).digest());
        drawn += 1;
      }
      return Buffer.concat(blocks).subarray(0, length);
    },
  };
}
