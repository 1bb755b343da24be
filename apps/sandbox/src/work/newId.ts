import type { Chance } from './chance.ts';

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
