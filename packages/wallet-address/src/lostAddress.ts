import { hexToBytes } from '@noble/hashes/utils.js';
import { type AddressFormat, decodeAccount } from './addressFormats.ts';
import { normalizeWalletAddress } from './normalizeWalletAddress.ts';

/** Why money that is sent to an address is lost: nobody has its key, or it is a contract that does not give it back. */
export type LostAddress = 'burn' | 'contract';

// Published by the issuers of the tokens and in the explorers of the networks.
const contracts: Readonly<Record<AddressFormat, readonly string[]>> = {
  tron: [
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', // USDT
    'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8', // USDC
    'TUpMhErZL2fhh4sVNULAbNKLokS4GjC1F4', // TUSD
    'TPYmHEhy5n8TCEfYGqW2rPxsghSfzghPDn', // USDD
    'TXDk8mbtRbXeYuMNS83CfKPaYYT8XWv9Hz', // USDD 2
    'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR', // WTRX
    'TSSMHYeV2uE9qYH95DqyoCuNCzEL1NvU3S', // SUN
    'TAFjULxiVgT4qWk6UZwjqwZXTSaGaqnVp4', // BTT
  ],
  bitcoin: [],
  ethereum: [
    '0xdAC17F958D2ee523a2206206994597C13D831ec7', // USDT
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', // USDC
    '0x6B175474E89094C44Da98b954EedeAC495271d0F', // DAI
    '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', // WETH
    '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', // WBTC
    '0xB8c77482e45F1F44dE1745F52C74426C631bDD52', // BNB
    '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84', // stETH
    '0x00000000219ab540356cBB839Cbe05303d7705Fa', // deposits of stakers
  ],
};

const burnAddresses: Readonly<Record<AddressFormat, readonly string[]>> = {
  tron: ['TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'], // the black hole
  bitcoin: ['1BitcoinEaterAddressDontSendf59kuE', '1CounterpartyXXXXXXXXXXXXXXXUWLpVr'],
  ethereum: [],
};

/** Accounts of every network that people made up, so that nobody has their key. */
const madeUp = [
  'dead000000000000000042069420694206942069',
  'deaddeaddeaddeaddeaddeaddeaddeaddeaddead',
  'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  'ffffffffffffffffffffffffffffffffffffffff',
].map((digits) => hexToBytes(digits).join());

/** Of the zero address, `0x…dEaD` and built-in contracts, only the last two bytes are not zero. */
const isAlmostZero = (account: Uint8Array) => account.slice(0, -2).every((byte) => byte === 0);

/** Why an address loses what is sent to it; undefined for any other address, and for text that is no address. */
export function lostAddress(format: AddressFormat, address: string): LostAddress | undefined {
  const account = decodeAccount(format, address);
  if (!account) return undefined;
  const written = normalizeWalletAddress(format, address);
  if (contracts[format].includes(written)) return 'contract';
  const isBurn =
    isAlmostZero(account) || madeUp.includes(account.join()) || burnAddresses[format].includes(written);
  return isBurn ? 'burn' : undefined;
}
