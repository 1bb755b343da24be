import { useApiMutation, useApiQuery } from '@meridian/api-client/react';

const changed = [
  '/user/protection',
  '/funds/payments/conditions',
  '/user/security-events',
  '/notification',
] as const;

/** `GET /user/protection`: the pause of withdrawals, the lock, own limits, and what is not used yet. */
export const useProtection = () => useApiQuery('/user/protection');

/** `POST /user/protection/lock`: locks the account. */
export const useLockAccount = () => useApiMutation('post', '/user/protection/lock', { revalidates: changed });

/** `POST /user/protection/unlocking`: unlocks the account after the delay. */
export const useRequestUnlocking = () =>
  useApiMutation('post', '/user/protection/unlocking', { revalidates: changed });

/** `DELETE /user/protection/unlocking`: keeps the account locked. */
export const useCancelUnlocking = () =>
  useApiMutation('delete', '/user/protection/unlocking', { revalidates: changed });

/** `PATCH /user/protection/limits`: sets or removes an own limit. */
export const useUpdateOwnLimit = () =>
  useApiMutation('patch', '/user/protection/limits', { revalidates: changed });

/** `PATCH /user/protection/wallets`: limits withdrawals to the wallets that are saved now, or ends that later. */
export const useUpdateOnlyTheseWallets = () =>
  useApiMutation('patch', '/user/protection/wallets', { revalidates: [...changed, '/user-data/wallets'] });
