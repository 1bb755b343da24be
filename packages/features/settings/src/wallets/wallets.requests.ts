import { useApiMutation } from '@meridian/api-client/react';

const changed = ['/user-data/wallets', '/funds/payments/conditions', '/notification'] as const;

/** `PATCH /user-data/wallets/update`: sets or removes wallets, where there is one in each payment system. */
export const useUpdateWallets = () =>
  useApiMutation('patch', '/user-data/wallets/update', { revalidates: changed });

/** `PATCH /user-data/wallets/names`: renames wallets, where there is one in each payment system. */
export const useRenameWallets = () =>
  useApiMutation('patch', '/user-data/wallets/names', { revalidates: ['/user-data/wallets'] });

/** `POST /user-data/wallets`: adds a wallet beside the others of its payment system. */
export const useSaveWallet = () => useApiMutation('post', '/user-data/wallets', { revalidates: changed });

/** `PATCH /user-data/wallets/{id}`: changes the address or the name of one of several wallets. */
export const useUpdateWallet = () =>
  useApiMutation('patch', '/user-data/wallets/{id}', { revalidates: changed });

/** `DELETE /user-data/wallets/{id}`: removes one of several wallets. */
export const useRemoveWallet = () =>
  useApiMutation('delete', '/user-data/wallets/{id}', { revalidates: changed });
