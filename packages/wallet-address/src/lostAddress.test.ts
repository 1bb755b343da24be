import { hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AddressFormat, isWalletAddress, lostAddress, writeWalletAddress } from './index.ts';

const formats: readonly AddressFormat[] = ['tron', 'bitcoin', 'ethereum'];

it.each([
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['tron', 'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8'],
  ['tron', 'TUpMhErZL2fhh4sVNULAbNKLokS4GjC1F4'],
  ['tron', 'TPYmHEhy5n8TCEfYGqW2rPxsghSfzghPDn'],
  ['tron', 'TXDk8mbtRbXeYuMNS83CfKPaYYT8XWv9Hz'],
  ['tron', 'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR'],
  ['tron', 'TSSMHYeV2uE9qYH95DqyoCuNCzEL1NvU3S'],
  ['tron', 'TAFjULxiVgT4qWk6UZwjqwZXTSaGaqnVp4'],
  ['ethereum', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['ethereum', '0xdac17f958d2ee523a2206206994597c13d831ec7'],
  ['ethereum', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
  ['ethereum', '0x6B175474E89094C44Da98b954EedeAC495271d0F'],
  ['ethereum', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
  ['ethereum', '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'],
  ['ethereum', '0xB8c77482e45F1F44dE1745F52C74426C631bDD52'],
  ['ethereum', '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84'],
  ['ethereum', '0x00000000219ab540356cBB839Cbe05303d7705Fa'],
] as const)('knows the %s contract %s', (format, address) => {
  expect(isWalletAddress(format, address)).toBe(true);
  expect(lostAddress(format, address)).toBe('contract');
});

it.each([
  ['tron', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
  ['tron', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'],
  ['bitcoin', '1111111111111111111114oLvT2'],
  ['bitcoin', '1BitcoinEaterAddressDontSendf59kuE'],
  ['bitcoin', '1CounterpartyXXXXXXXXXXXXXXXUWLpVr'],
  ['ethereum', '0x0000000000000000000000000000000000000000'],
  ['ethereum', '0x0000000000000000000000000000000000000001'],
  ['ethereum', '0x000000000000000000000000000000000000dEaD'],
  ['ethereum', '0x000000000000000000000000000000000000DEAD'],
  ['ethereum', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'],
] as const)('knows that nobody has the key of the %s address %s', (format, address) => {
  expect(isWalletAddress(format, address)).toBe(true);
  expect(lostAddress(format, address)).toBe('burn');
});

it.each(formats)('%s: knows the made-up accounts in every network', (format) => {
  for (const account of [
    '0000000000000000000000000000000000000000',
    '000000000000000000000000000000000000dead',
    'dead000000000000000042069420694206942069',
    'ffffffffffffffffffffffffffffffffffffffff',
  ]) {
    expect(lostAddress(format, writeWalletAddress(format, hexToBytes(account)))).toBe('burn');
  }
});

it.each(formats)('%s: has no doubt about any other account, and none about other text', (format) => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (account) => {
      fc.pre(account.slice(0, 18).some((byte) => byte !== 0) && account.some((byte) => byte < 0xee));
      return lostAddress(format, writeWalletAddress(format, account)) === undefined;
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => lostAddress(format, text) === undefined));
});
