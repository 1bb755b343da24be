import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressFormat, isWalletAddress, writeWalletAddress } from './index.ts';

const formats: readonly AddressFormat[] = ['tron', 'bitcoin', 'ethereum'];
const account = fc.uint8Array({ minLength: 20, maxLength: 20 });

// From the documentation of TRON, BIP 173, BIP 350 and EIP-55.
const published = [
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ethereum', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
] as const;

it.each(published)('accepts the published %s address %s', (format, address) => {
  expect(isWalletAddress(format, address)).toBe(true);
});

it.each(published)('rejects the %s address %s in every other format', (format, address) => {
  expect(formats.filter((other) => other !== format && isWalletAddress(other, address))).toEqual([]);
});

it.each([
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
  ['tron', ' TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  // BIP 350: version 0 with the checksum of later versions, and version 1 with that of version 0.
  ['bitcoin', 'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq54t6wt'],
  ['bitcoin', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4'],
  // The test network.
  ['bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed'],
  ['ethereum', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
] as const)('rejects the %s address %s', (format, address) => {
  expect(isWalletAddress(format, address)).toBe(false);
});

describe.each(formats)('%s', (format) => {
  it('accepts every address that it writes', () => {
    fc.assert(fc.property(account, (bytes) => isWalletAddress(format, writeWalletAddress(format, bytes))));
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !isWalletAddress(format, text)));
  });
});

it.each(['tron', 'bitcoin'] as const)('%s: a mistyped character is always noticed', (format) => {
  fc.assert(
    fc.property(account, fc.nat(), fc.constantFrom(...'23456789acdefghjk'.split('')), (bytes, at, typed) => {
      const address = writeWalletAddress(format, bytes);
      const place = 4 + (at % (address.length - 4));
      fc.pre(address.charAt(place) !== typed);
      const mistyped = address.slice(0, place) + typed + address.slice(place + 1);
      return !isWalletAddress(format, mistyped);
    }),
  );
});
