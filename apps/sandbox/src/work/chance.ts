import { createHash, randomBytes } from 'node:crypto';

/**
 * A UUID of version 7 for something that happened at this moment: the moment, then the order of `chance`, then 26 bits
 * that nobody knows. Ids made one after the other for the same moment sort in that order, so a list sorted by time and id
 * shows them as they happened.
 */
export function newId({ now, chance }: { readonly now: Date; readonly chance: Chance }): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  const order = chance.order().toString(16).padStart(12, '0');
  const unknown = BigInt(chance.bytes(4).readUInt32BE() >>> 6);
  const tail = ((0b10n << 62n) | (BigInt(`0x${order.slice(3)}`) << 26n) | unknown).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${order.slice(0, 3)}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}

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
