import { createHash, randomBytes } from 'node:crypto';

/**
 * A UUID of version 7: the moment, the order of `random`, then 26 random bits. Ids of the same moment sort in the order in
 * which they were made.
 */
export function newId({ now, random }: { readonly now: Date; readonly random: RandomSource }): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  const order = random.order().toString(16).padStart(12, '0');
  const unknown = BigInt(random.bytes(4).readUInt32BE() >>> 6);
  const tail = ((0b10n << 62n) | (BigInt(`0x${order.slice(3)}`) << 26n) | unknown).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${order.slice(0, 3)}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}

/** The source of ids, tokens, codes, addresses and hashes. */
export interface RandomSource {
  bytes(length: number): Buffer;
  /** Increasing, in 48 bits: sorts ids of one moment. */
  order(): number;
}

/**
 * By the real time, since the clock may be stopped. It increases across restarts and processes too. More than 256 ids in a
 * millisecond borrow from the next.
 */
function realOrder(): RandomSource['order'] {
  let last = 0;
  return () => (last = Math.max(last + 1, (Date.now() % 2 ** 40) * 2 ** 8));
}

/** Unpredictable. */
export const secureRandom: RandomSource = { order: realOrder(), bytes: (length) => randomBytes(length) };

/**
 * The same bytes for the same name. Only for seeds, never for real tokens. A later start has a higher order.
 */
export function seededRandom(name: string, start = 0): RandomSource {
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
