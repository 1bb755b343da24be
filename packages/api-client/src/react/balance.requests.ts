import { useApiQuery } from './useApiQuery.ts';

/** `GET /user/balance`: the balances by currency, and the person's main currency (section 3). */
export const useBalance = () => useApiQuery('/user/balance');

/** `GET /user/statistics`: what the account has deposited, earned and withdrawn. */
export const useStatistics = () => useApiQuery('/user/statistics');
