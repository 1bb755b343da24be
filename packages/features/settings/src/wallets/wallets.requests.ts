import { useApiMutation } from '@meridian/api-client/react';

/** `PATCH /user-data/wallets/update`: sets or removes wallets. */
export const useUpdateWallets = () =>
  useApiMutation('patch', '/user-data/wallets/update', {
    revalidates: ['/user-data/wallets', '/funds/payments/conditions', '/notification'],
  });

/** `PATCH /user-data/wallets/names`: renames wallets. */
export const useRenameWallets = () =>
  useApiMutation('patch', '/user-data/wallets/names', { revalidates: ['/user-data/wallets'] });
