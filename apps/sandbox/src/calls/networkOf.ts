import { isIPv6 } from 'node:net';

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));

/**
 * The network of an address, for counting its calls: the address itself, or the first 64 bits of the sixth version, since one subscriber has
 * them all.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // Writes every spelling in one way, without a last part in the fourth version.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  const isFourthVersion = groups.slice(0, 6).join() === '0,0,0,0,0,ffff';
  if (!isFourthVersion) return `${groups.slice(0, 4).join(':')}::/64`;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}
