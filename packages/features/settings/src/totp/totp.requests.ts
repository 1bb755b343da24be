import { useApiMutation } from '@meridian/api-client/react';

const changed = ['/user/settings/security'] as const;

/** `POST /user/totp`: begins to set up an authenticator app. */
export const useBeginTotp = () => useApiMutation('post', '/user/totp', { revalidates: changed });

/** `POST /user/totp/confirm`: switches the authenticator app on. */
export const useConfirmTotp = () => useApiMutation('post', '/user/totp/confirm', { revalidates: changed });

/** `POST /user/totp/recovery-codes`: replaces the recovery codes. */
export const useReplaceRecoveryCodes = () =>
  useApiMutation('post', '/user/totp/recovery-codes', { revalidates: changed });

/** `POST /user/totp/remove`: switches the authenticator app off. */
export const useRemoveTotp = () => useApiMutation('post', '/user/totp/remove', { revalidates: changed });
