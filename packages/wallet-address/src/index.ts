export { type AddressFormat, isWalletAddress, writeWalletAddress } from './addressFormats.ts';
export { type LostAddress, lostAddress } from './lostAddress.ts';
export { normalizeWalletAddress } from './normalizeWalletAddress.ts';
