import { BlockList, isIP, isIPv4 } from 'node:net';

/** Who calls, by the address that the connection comes from and what `X-Forwarded-For` says. */
export type CallerAddress = (from: string, forwardedFor: string | null) => string;

const listed = (addresses: BlockList, address: string): boolean =>
  isIP(address) !== 0 && addresses.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

/**
 * Believes `X-Forwarded-For` where a proxy of these addresses says it. Each proxy adds at the right whom it was called by,
 * and a caller can write whatever they like before that: the right-most address that is no such proxy counts. Throws for
 * what is no address.
 */
export function callerBehind(proxies: readonly string[]): CallerAddress {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    if (isIP(proxy) === 0) throw new Error(`“${proxy}” is no address; one looks like 127.0.0.1 or ::1.`);
    trusted.addAddress(proxy, isIPv4(proxy) ? 'ipv4' : 'ipv6');
  }
  return (from, forwardedFor) => {
    const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
    let caller = from;
    while (listed(trusted, caller)) {
      const before = hops.pop();
      if (before === undefined || isIP(before) === 0) break;
      caller = before;
    }
    return caller;
  };
}
