import { type AddressFormat, writeWalletAddress } from '@meridian/wallet-address';
import type { RandomSource } from '../core/random.ts';

/** Generates an address with a correct checksum. Nobody has its key: the sandbox has no chain. */
export const makeAddress = (format: AddressFormat, random: RandomSource): string =>
  writeWalletAddress(format, random.bytes(20));
