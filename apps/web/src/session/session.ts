import type { Schema } from '@meridian/api-client';
import { forgetDrafts } from '@meridian/problem';
import { PERSISTED_KEY, readUser, removeUser, writeUser } from './persistedUser.ts';
import { readToken, removeToken, writeToken } from './tokenCookie.ts';

/** Who is here; and when nobody is, how the last session ended: by signing out, or by a 401. */
export type Session =
  | { state: 'authenticated'; user: Schema<'User'> }
  | { state: 'guest'; ended?: 'signed_out' | 'expired' };

const listeners = new Set<() => void>();
let session: Session = restore();

function restore(): Session {
  const user = readUser();
  if (user && readToken()) return { state: 'authenticated', user };
  removeUser();
  removeToken();
  return user ? { state: 'guest', ended: 'expired' } : { state: 'guest' };
}

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

// Another tab signed out, or somebody else signed in there: no tab goes on showing the one before.
window.addEventListener('storage', ({ key }) => {
  if (key === PERSISTED_KEY || key === null) become(restore());
});

/** The session now; the same object until it changes. */
export function getSession(): Session {
  return session;
}

/** Calls back at every change; answers how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Login, registration and confirmation store the token and the user (section 4). */
export function startSession({ refreshToken, user }: { refreshToken: string; user: Schema<'User'> }): void {
  writeToken(refreshToken);
  writeUser(user);
  become({ state: 'authenticated', user });
}

/**
 * Logout and a 401 clear both (section 4). Who signs out leaves nothing behind; whose session expired may still have to
 * finish what was begun, under the same idempotency key.
 */
export function endSession(ended: 'signed_out' | 'expired'): void {
  if (session.state === 'guest') return;
  removeToken();
  removeUser();
  if (ended === 'signed_out') {
    forgetDrafts();
    sessionStorage.clear();
  }
  become({ state: 'guest', ended });
}
