import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { base58check, bech32, bech32m } from '@scure/base';
import { withChecksumCase } from './ethereumCase.ts';

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
  return decodeAccount(format, address) !== undefined;
}

/** The bytes of the account or the script that the address identifies; undefined unless it is an address of the format. */
export function decodeAccount(format: AddressFormat, address: string): Uint8Array | undefined {
  switch (format) {
    case 'tron':
      return readBase58(address, [TRON]);
    case 'bitcoin':
      return readBase58(address, [BITCOIN_KEY, BITCOIN_SCRIPT]) ?? readSegwit(address);
    case 'ethereum':
      return readEthereum(address);
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

function readBase58(address: string, versions: readonly number[]): Uint8Array | undefined {
  try {
    const [version = -1, ...account] = base58.decode(address);
    return account.length === 20 && versions.includes(version) ? Uint8Array.from(account) : undefined;
  } catch {
    return undefined;
  }
}

/** Version 0 has a bech32 checksum, later versions have a bech32m checksum (BIP 350). */
function readSegwit(address: string): Uint8Array | undefined {
  const first = bech32.decodeUnsafe(address);
  const later = bech32m.decodeUnsafe(address);
  const decoded = first ?? later;
  if (decoded?.prefix !== BITCOIN_PREFIX) return undefined;
  const [version = -1, ...words] = decoded.words;
  const program = bech32.fromWordsUnsafe(words);
  if (!program) return undefined;
  const isValid = first
    ? version === 0 && [20, 32].includes(program.length)
    : version >= 1 && version <= 16 && program.length >= 2 && program.length <= 40;
  return isValid ? program : undefined;
}

/** Mixed case is a checksum (EIP-55). An address in one case has none, and wallets accept it. */
function readEthereum(address: string): Uint8Array | undefined {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return undefined;
  const digits = address.slice(2);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  const isValid = isOneCase || digits === withChecksumCase(digits.toLowerCase());
  return isValid ? hexToBytes(digits) : undefined;
}
