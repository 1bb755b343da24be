import { type AddressFormat, isWalletAddress } from './addressFormats.ts';
import { withChecksumCase } from './ethereumCase.ts';

/** Spaces and marks without width that a copied text brings: none of them is part of an address. */
const noise = /[\p{White_Space}\p{Cf}\p{Cc}\p{Variation_Selector}\u034f\u115f\u1160\u3164]/gu;

/** The schemes of payment links. */
const schemes = { tron: 'tron', bitcoin: 'bitcoin', ethereum: 'ethereum' } as const satisfies Record<
  AddressFormat,
  string
>;

/**
 * The one spelling of an address, from what people paste: a payment link (BIP 21, EIP-681), upper-case bech32, spaces and
 * invisible marks inside. Text that is no address of the format is returned without spaces.
 */
export function normalizeWalletAddress(format: AddressFormat, text: string): string {
  const clean = text.replace(noise, '');
  const linked = addressInLink(format, clean);
  const address = inOneCase(format, linked);
  return isWalletAddress(format, address) ? address : clean;
}

function addressInLink(format: AddressFormat, text: string): string {
  const scheme = `${schemes[format]}:`;
  const isLink = text.slice(0, scheme.length).toLowerCase() === scheme;
  const [path = '', query = ''] = (isLink ? text.slice(scheme.length) : text).split('?', 2);
  const target = path.replace(/^\/\//, '');
  return format === 'ethereum' ? recipientOf(target, query) : target;
}

/** EIP-681: the link of a token names its contract, and the recipient in its query. Another chain is another network. */
function recipientOf(target: string, query: string): string {
  const [, account = target, call] = /^(?:pay-)?(0x[0-9a-f]{40})(?:@1)?(?:\/(\w+))?$/i.exec(target) ?? [];
  return call === undefined ? account : (new URLSearchParams(query).get('address') ?? '');
}

function inOneCase(format: AddressFormat, address: string): string {
  switch (format) {
    case 'tron':
      return address;
    case 'bitcoin':
      return /^BC1[^a-z]+$/.test(address) ? address.toLowerCase() : address;
    case 'ethereum':
      return isOneCaseHex(address) ? `0x${withChecksumCase(address.slice(2).toLowerCase())}` : address;
  }
}

/** Without a checksum: lower case, or upper case as in a QR code. */
const isOneCaseHex = (address: string) => /^0x(?:[\da-f]{40}|[\dA-F]{40})$|^0X[\dA-F]{40}$/.test(address);
