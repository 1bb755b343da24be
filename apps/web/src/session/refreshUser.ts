import { type ApiClient, unwrap } from '@meridian/api-client';
import { getSession, updateUser } from './session.ts';

/** Reads the user again. A failed call is ignored: the stored user stays. */
export function refreshUser(client: ApiClient): void {
  unwrap(client.POST('/user/profile', { body: {} })).then(
    (user) => {
      const session = getSession();
      const isSame = session.state === 'authenticated' && session.user.id === user.id;
      return isSame ? updateUser(user) : undefined;
    },
    () => undefined,
  );
}
