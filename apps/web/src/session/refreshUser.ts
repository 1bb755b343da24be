import { type ApiClient, type Schema, unwrap } from '@meridian/api-client';
import { getSession, updateUser } from './session.ts';
import { removeToken } from './tokenCookie.ts';

function applyUser(user: Schema<'User'>): void {
  const session = getSession();
  // The response writes the cookie of the token again, also of somebody who has signed out meanwhile.
  if (session.state === 'guest') removeToken();
  else if (session.user.id === user.id) updateUser(user);
}

/** Reads the user again. A failed call is ignored: the stored user stays. */
export function refreshUser(client: ApiClient): void {
  unwrap(client.POST('/user/profile', { body: {} })).then(applyUser, () => undefined);
}
