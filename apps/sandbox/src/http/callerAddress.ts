import { BlockList, isIP, isIPv4 } from 'node:net';

/** The client's address, from the connection and `X-Forwarded-For`. */
export type CallerAddress = (from: string, forwardedFor: string | null) => string;

const listed = (addresses: BlockList, address: string): boolean =>
  isIP(address) !== 0 && addresses.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

/**
 * Trusts `X-Forwarded-For` from these proxies only. Each proxy appends its caller's address and a client can fake the rest,
 * so the right-most address that is not a trusted proxy counts. Throws for an invalid address.
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
