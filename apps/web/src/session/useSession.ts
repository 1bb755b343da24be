import { createContext, use, useSyncExternalStore } from 'react';
import { getSession, getStaticSession, subscribeToSession, type Session } from './session.ts';

/** The session of a page that the build renders. */
export const StaticSession = createContext(getStaticSession);

/** The current session. A change renders the caller again. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, use(StaticSession));
}
