import { useSyncExternalStore } from 'react';
import { getSession, getStaticSession, subscribeToSession, type Session } from './session.ts';

/** The session, followed. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, getStaticSession);
}
