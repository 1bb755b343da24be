import { useApiMutation, useApiQuery } from '@meridian/api-client/react';

/** `GET /user/read-only-keys`: the read-only keys of the user. */
export const useReadOnlyKeys = () => useApiQuery('/user/read-only-keys');

/** `POST /user/read-only-keys`: creates a read-only key. */
export const useCreateReadOnlyKey = () =>
  useApiMutation('post', '/user/read-only-keys', {
    revalidates: ['/user/read-only-keys', '/notification'],
  });

/** `DELETE /user/read-only-keys/{id}`: revokes a read-only key. */
export const useRevokeReadOnlyKey = () =>
  useApiMutation('delete', '/user/read-only-keys/{id}', { revalidates: ['/user/read-only-keys'] });
