import { checkOrigin } from './checkOrigin.ts';

/** The site that passkeys are made for; the relying party of WebAuthn. */
export interface RelyingParty {
  /** The domain that passkeys are bound to. */
  readonly domain: string;
  /** The pages that may use them, such as `https://meridian.example`. */
  readonly origins: readonly string[];
}

/** Throws for a domain that browsers refuse: an address, or one that the origins are not in. */
export function checkRelyingParty({ domain, origins }: RelyingParty): void {
  for (const origin of origins) {
    checkOrigin(origin);
    const { hostname, protocol } = new URL(origin);
    const isWithin = hostname === domain || hostname.endsWith(`.${domain}`);
    const isSecure = protocol === 'https:' || hostname === 'localhost';
    if (!isWithin || !isSecure || !/[a-z]/.test(domain) || domain.includes(':'))
      throw new RangeError(`passkeys of ${domain} do not work at ${origin}.`);
  }
}

/** The relying party of these origins. Its domain is the host of the first one unless another is given. */
export function parseRelyingParty(origins: readonly string[], domain?: string): RelyingParty | undefined {
  const [first] = origins;
  if (first === undefined) return undefined;
  const party = { domain: domain ?? new URL(first).hostname, origins };
  checkRelyingParty(party);
  return party;
}
