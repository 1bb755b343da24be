import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AddressFormat, isWalletAddress, normalizeWalletAddress, writeWalletAddress } from './index.ts';

const tron = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

it.each([
  ['tron', ` ${tron}\n`, tron],
  ['tron', 'TJRyWwFs 9wTFGZg3\u00a0JbrVriFb\u202fNfCug5tDeC', tron],
  ['tron', `\u200b${tron.slice(0, 9)}\u2060${tron.slice(9)}\ufeff`, tron],
  ['tron', `\u202a${tron}\u202c`, tron],
  ['tron', `\u2066${tron}\u2069`, tron],
  ['tron', `TJRyWwFs9wTFGZg3\u00adJbrVriFbNfCug5tDeC`, tron],
  ['tron', `tron:${tron}?amount=12`, tron],
  ['bitcoin', segwit.toUpperCase(), segwit],
  ['bitcoin', `bitcoin:${segwit}?amount=0.5&label=Anna`, segwit],
  ['bitcoin', `BITCOIN:${segwit.toUpperCase()}?AMOUNT=0.5`, segwit],
  ['bitcoin', `bitcoin://${segwit}`, segwit],
  ['bitcoin', 'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?message=a?b', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['ethereum', ethereum.toLowerCase(), ethereum],
  ['ethereum', `0X${ethereum.slice(2).toUpperCase()}`, ethereum],
  ['ethereum', `0x${ethereum.slice(2).toUpperCase()}`, ethereum],
  ['ethereum', `ethereum:${ethereum}@1?value=2.014e18`, ethereum],
  ['ethereum', `ethereum:pay-${ethereum.toLowerCase()}@1`, ethereum],
  [
    'ethereum',
    `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${ethereum}&uint256=1`,
    ethereum,
  ],
] as const)('reads the %s address in "%s"', (format, text, address) => {
  expect(normalizeWalletAddress(format, text)).toBe(address);
});

it.each([
  ['another chain', 'ethereum', `ethereum:${ethereum}@56`],
  ['another network', 'tron', `bitcoin:${segwit}?amount=1`],
  ['a wrong checksum', 'ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed'],
  ['bech32 in two cases', 'bitcoin', `${segwit.slice(0, 20)}${segwit.slice(20).toUpperCase()}`],
  ['a payment without an on-chain address', 'bitcoin', 'bitcoin:?lightning=LNBC10U1P3'],
  ['the call of a contract without a recipient', 'ethereum', `ethereum:${ethereum}@1/transfer?uint256=1`],
  ['two addresses', 'tron', `${tron} ${tron}`],
  ['other letters than Latin ones', 'tron', tron.replace('T', '\u0422')],
  ['nothing', 'tron', '\u200b'],
] as const)('reads no address in %s', (_what, format, text) => {
  expect(isWalletAddress(format, normalizeWalletAddress(format, text))).toBe(false);
});

const formats: readonly AddressFormat[] = ['tron', 'bitcoin', 'ethereum'];
const invisible = fc.constantFrom(
  '\u200b',
  '\u200d',
  ' ',
  '\t',
  '\u00a0',
  '\u2028',
  '\ufeff',
  '\u2069',
  '\u202e',
);

it.each(formats)(
  '%s: marks and spaces anywhere change no address, and a second reading nothing',
  (format) => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 20, maxLength: 20 }),
        fc.array(fc.tuple(fc.nat(50), invisible)),
        (account, marks) => {
          const address = writeWalletAddress(format, account);
          const dirty = marks.reduce(
            (text, [at, mark]) => text.slice(0, at) + mark + text.slice(at),
            address,
          );
          const once = normalizeWalletAddress(format, dirty);
          return once === address && normalizeWalletAddress(format, once) === once;
        },
      ),
    );
  },
);

it.each(formats)('%s: never throws', (format) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      normalizeWalletAddress(format, text);
      normalizeWalletAddress(format, `${format}:${text}`);
    }),
  );
});
