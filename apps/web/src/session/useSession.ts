import { useSyncExternalStore } from 'react';
import { getSession, getStaticSession, subscribeToSession, type Session } from './session.ts';

/** The current session. A change renders the caller again. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, getStaticSession);
}
