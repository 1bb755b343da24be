import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Writes 40 lower-case digits with the checksum of EIP-55: a letter is upper case where the digit of the hash there is 8 or more. */
export function withChecksumCase(digits: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return Array.from(digits)
    .map((digit, place) => (hash.charAt(place) >= '8' ? digit.toUpperCase() : digit))
    .join('');
}
