import type { Schema } from '@meridian/api-client';
import { forgetDrafts } from '@meridian/problem';
import { PERSISTED_KEY, readUser, removeUser, writeUser } from './persistedUser.ts';
import { claimTabData, clearTabData } from './tabData.ts';
import { readToken, removeToken, writeToken } from './tokenCookie.ts';

/** Why there is no session: the user signed out, the token stopped working, or the browser refused to store it. */
export type SessionEnd = 'signed_out' | 'expired' | 'cookies_blocked';

export type Session =
  | {
      state: 'authenticated';
      user: Schema<'User'>;
      /** False when the browser refused to store the user: the session then ends with a reload. */
      isPersisted: boolean;
    }
  | { state: 'guest'; ended?: SessionEnd };

const listeners = new Set<() => void>();
let session: Session = restore();

function restore(): Session {
  const user = readUser();
  const token = readToken();
  if (user && token) {
    claimTabData(user.id);
    return { state: 'authenticated', user, isPersisted: true };
  }
  removeUser();
  removeToken();
  return user || token ? { state: 'guest', ended: 'expired' } : { state: 'guest' };
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

/**
 * Login, registration and confirmation store the token and the user (section 4). False when the browser refuses the
 * token: every call would then be a 401, so no session begins.
 */
export function startSession({
  refreshToken,
  user,
}: {
  refreshToken: string;
  user: Schema<'User'>;
}): boolean {
  if (!writeToken(refreshToken)) {
    removeUser();
    become({ state: 'guest', ended: 'cookies_blocked' });
    return false;
  }
  claimTabData(user.id);
  become({ state: 'authenticated', user, isPersisted: writeUser(user) });
  return true;
}

/** The same session with what has changed of its user. */
export function updateUser(change: Partial<Schema<'User'>>): void {
  if (session.state === 'guest') return;
  const user = { ...session.user, ...change };
  become({ state: 'authenticated', user, isPersisted: writeUser(user) });
}

/**
 * Logout and a 401 clear the token and the user (section 4). Signing out also clears the data of this tab. An expired
 * session keeps it: the user may finish what they began, under the same idempotency key.
 */
export function endSession(ended: 'signed_out' | 'expired'): void {
  if (session.state === 'guest') return;
  removeToken();
  removeUser();
  if (ended === 'signed_out') {
    forgetDrafts();
    clearTabData();
  }
  become({ state: 'guest', ended });
}
