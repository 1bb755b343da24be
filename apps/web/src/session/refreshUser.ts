import { type ApiClient, unwrap } from '@meridian/api-client';
import { getSession, updateUser } from './session.ts';
import { removeToken } from './tokenCookie.ts';

/** Reads the user again. A failed call is ignored: the stored user stays. */
export function refreshUser(client: ApiClient): void {
  unwrap(client.POST('/user/profile', { body: {} })).then(
    (user) => {
      const session = getSession();
      // The answer writes the cookie of the token again, also of somebody who has signed out meanwhile.
      if (session.state === 'guest') removeToken();
      else if (session.user.id === user.id) updateUser(user);
    },
    () => undefined,
  );
}
