import type { Schema } from '@meridian/api-client';
import { createListeners, forgetPersonalValues } from '@meridian/api-client/storage';
import { forgetDrafts } from '@meridian/forms';
import { PERSISTED_KEY } from '../storageKeys.ts';
import { expireUser, isExpired, readUser, removeUser, writeUser } from './persistedUser.ts';
import { claimTabData, clearTabData } from './tabData.ts';
import { readToken, removeToken, writeToken } from './tokenCookie.ts';

/** Why there is no session: the user signed out, the token stopped working, or the browser refused to store it. */
export type SessionEnd = 'signed_out' | 'expired' | 'cookies_blocked';

export type Session =
  | {
      state: 'authenticated';
      user: Schema<'User'>;
      /** False when the browser refused to store the user. A reload then ends the session. */
      isPersisted: boolean;
    }
  | {
      state: 'guest';
      ended?: SessionEnd;
      /** Whose session has expired on this page. They sign in over it, so that typed values are not lost. */
      user?: Schema<'User'>;
    };

const { notify, subscribe } = createListeners();
/** Undefined until it is asked for: the server imports this module too. */
let session: Session | undefined;

function restore(): Session {
  const user = readUser();
  const token = readToken();
  if (user && token) {
    claimTabData(user.id);
    return { state: 'authenticated', user, isPersisted: true };
  }
  expireUser();
  removeToken();
  return user || token ? { state: 'guest', ended: 'expired' } : { state: 'guest' };
}

function setSession(next: Session): void {
  session = next;
  notify();
}

/**
 * Applies what another tab stored. After a sign-out, or a sign-in of another user, this tab must stop showing the previous
 * user. After a 401 it keeps the page and what was typed, like the tab that met the 401.
 */
function followOtherTab(stored: string | null): void {
  const user = session?.user;
  setSession(isExpired(stored) && user ? { state: 'guest', ended: 'expired', user } : restore());
}

/** The current session. Returns the same object until the session changes. */
export function getSession(): Session {
  if (!session) {
    session = restore();
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === PERSISTED_KEY || key === null) followOtherTab(newValue);
    });
  }
  return session;
}

const nobody: Session = { state: 'guest' };

/** The session of a static page, on the server and while it is hydrated. */
export const getStaticSession = (): Session => nobody;

/** Calls `listener` after every change. Returns a function that unsubscribes. */
export const subscribeToSession = subscribe;

/**
 * Stores the token and the user after login, registration or confirmation (section 4). Returns false when the browser refuses
 * to store the token. Every call would then be a 401, so no session starts.
 */
export function startSession({ refreshToken, lifetimeSeconds, user }: Schema<'Session'>): boolean {
  if (!writeToken(refreshToken, lifetimeSeconds)) {
    removeUser();
    setSession({ state: 'guest', ended: 'cookies_blocked' });
    return false;
  }
  claimTabData(user.id);
  setSession({ state: 'authenticated', user, isPersisted: writeUser(user) });
  return true;
}

/** Applies changes to the user of the current session. */
export function updateUser(change: Partial<Schema<'User'>>): void {
  const session = getSession();
  if (session.state === 'guest') return;
  const user = { ...session.user, ...change };
  setSession({ state: 'authenticated', user, isPersisted: writeUser(user) });
}

/**
 * Clears the token and the user after sign-out or a 401 (section 4). Sign-out also clears the data of this tab. An expired
 * session keeps this data and the user, so that they can finish an operation with the same idempotency key.
 */
export function endSession(ended: 'signed_out' | 'expired'): void {
  const session = getSession();
  const { user } = session;
  const isOver = session.state === 'guest' && (ended === 'expired' || !user);
  if (isOver) return;
  removeToken();
  if (ended === 'expired') expireUser();
  else {
    removeUser();
    forgetPersonalValues();
    forgetDrafts();
    clearTabData();
  }
  setSession(ended === 'expired' && user ? { state: 'guest', ended, user } : { state: 'guest', ended });
}
