import { useApiQuery } from './useApiQuery.ts';

/** `GET /user-data/wallets`: the person's wallets by payment system, their names, and those that still wait. */
export const useWallets = () => useApiQuery('/user-data/wallets');
