import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58check, bech32, bech32m } from '@scure/base';

/** How the addresses of a network are written, with their checksum. */
export type AddressFormat = 'tron' | 'bitcoin' | 'ethereum';

const base58 = base58check(sha256);

/** The first byte of an address in base58: TRON, and Bitcoin to a key and to a script. */
const TRON = 0x41;
const BITCOIN_KEY = 0x00;
const BITCOIN_SCRIPT = 0x05;

const BITCOIN_PREFIX = 'bc';

/** Whether this is an address of the format with a correct checksum. Spaces around it are not trimmed. */
export function isWalletAddress(format: AddressFormat, address: string): boolean {
  switch (format) {
    case 'tron':
      return isBase58(address, [TRON]);
    case 'bitcoin':
      return isBase58(address, [BITCOIN_KEY, BITCOIN_SCRIPT]) || isSegwit(address);
    case 'ethereum':
      return isEthereum(address);
  }
}

/** The address that these 20 bytes identify: a TRON account, a Bitcoin key (SegWit), an Ethereum account. */
export function writeWalletAddress(format: AddressFormat, account: Uint8Array): string {
  switch (format) {
    case 'tron':
      return base58.encode(Uint8Array.of(TRON, ...account));
    case 'bitcoin':
      return bech32.encode(BITCOIN_PREFIX, [0, ...bech32.toWords(account)]);
    case 'ethereum':
      return `0x${withChecksumCase(bytesToHex(account))}`;
  }
}

function isBase58(address: string, versions: readonly number[]): boolean {
  try {
    const [version = -1, ...account] = base58.decode(address);
    return account.length === 20 && versions.includes(version);
  } catch {
    return false;
  }
}

/** Version 0 has a bech32 checksum, later versions have a bech32m checksum (BIP 350). */
function isSegwit(address: string): boolean {
  const first = bech32.decodeUnsafe(address);
  const later = bech32m.decodeUnsafe(address);
  const decoded = first ?? later;
  if (decoded?.prefix !== BITCOIN_PREFIX) return false;
  const [version = -1, ...words] = decoded.words;
  const program = bech32.fromWordsUnsafe(words);
  if (!program) return false;
  if (first) return version === 0 && [20, 32].includes(program.length);
  return version >= 1 && version <= 16 && program.length >= 2 && program.length <= 40;
}

/** Mixed case is a checksum (EIP-55). An address in one case has none, and wallets accept it. */
function isEthereum(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isOneCase || digits === withChecksumCase(digits.toLowerCase());
}

/** A letter is upper case where the digit of the hash at its place is 8 or more. */
function withChecksumCase(digits: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return Array.from(digits)
    .map((digit, place) => (hash.charAt(place) >= '8' ? digit.toUpperCase() : digit))
    .join('');
}
