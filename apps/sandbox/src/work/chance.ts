import { createHash, randomBytes } from 'node:crypto';

/** Where ids, tokens, codes, addresses and hashes come from. */
export interface Chance {
  bytes(length: number): Buffer;
  /** How many were ordered before in this millisecond, since the last other one: what sorts ids of one moment. */
  order(millisecond: number): number;
}

function counter(): Pick<Chance, 'order'> {
  let last = 0;
  let count = 0;
  return {
    order(millisecond) {
      count = millisecond === last ? count + 1 : 0;
      last = millisecond;
      return count;
    },
  };
}

/** Nobody can foresee it. */
export const secureChance: Chance = { ...counter(), bytes: (length) => randomBytes(length) };

/** The same bytes for the same name, every time: for the seed alone, never for tokens that guard anything. */
export function seededChance(name: string): Chance {
  let drawn = 0;
  return {
    ...counter(),
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
