import { type AddressFormat, writeWalletAddress } from '@meridian/wallet-address';
import type { Chance } from '../core/chance.ts';

/** Generates an address with a correct checksum. Nobody has its key: the sandbox has no chain. */
export const makeAddress = (format: AddressFormat, chance: Chance): string =>
  writeWalletAddress(format, chance.bytes(20));
