import type { Chance } from '../work/chance.ts';

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

function drawFrom(alphabet: string, length: number, chance: Chance): string {
  return [...chance.bytes(length)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** Generates a fake address in the format of the network. The sandbox has no chain. */
export function makeAddress(system: string, chance: Chance): string {
  switch (system) {
    case 'usdt-trc20':
      return `T${drawFrom(base58, 33, chance)}`;
    case 'btc':
      return `bc1q${drawFrom(bech32, 38, chance)}`;
    default:
      return `0x${chance.bytes(20).toString('hex')}`;
  }
}
