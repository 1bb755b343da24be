import { useApiMutation, useApiQuery } from '@meridian/api-client/react';

/** Another passkey also changes how the session can be confirmed. */
const changed = ['/user/passkeys', '/user/confirmation', '/notification'] as const;

/** `GET /user/passkeys`: the passkeys of the user. */
export const usePasskeys = () => useApiQuery('/user/passkeys');

/** `POST /user/passkeys/options`: begins to add a passkey. */
export const useBeginPasskey = () => useApiMutation('post', '/user/passkeys/options');

/** `POST /user/passkeys`: adds a passkey. */
export const useAddPasskey = () => useApiMutation('post', '/user/passkeys', { revalidates: changed });

/** `PATCH /user/passkeys/{id}`: renames a passkey. */
export const useRenamePasskey = () =>
  useApiMutation('patch', '/user/passkeys/{id}', { revalidates: ['/user/passkeys'] });

/** `DELETE /user/passkeys/{id}`: removes a passkey. */
export const useRemovePasskey = () =>
  useApiMutation('delete', '/user/passkeys/{id}', { revalidates: changed });
