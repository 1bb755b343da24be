import type { Chance } from './chance.ts';

/**
 * A UUID of version 7 for something that happened at this moment. Ids made one after the other for the same moment
 * sort in that order, so a list sorted by time and id shows them as they happened.
 */
export function newId({ now, chance }: { readonly now: Date; readonly chance: Chance }): string {
  const millisecond = now.getTime();
  const time = millisecond.toString(16).padStart(12, '0');
  const order = (0x7000 | (chance.order(millisecond) & 0xfff)).toString(16);
  const tail = Buffer.from(chance.bytes(8));
  tail.writeUInt8(0x80 | (tail.readUInt8() & 0x3f));
  const digits = tail.toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-${order}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
