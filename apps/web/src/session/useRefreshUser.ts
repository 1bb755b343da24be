import { useApiClient } from '@meridian/api-client/react';
import { unwrap } from '@meridian/api-client';
import { useCallback, useEffect } from 'react';
import { getSession, updateUser } from './session.ts';

/** Milliseconds after which a user who comes back to the tab is read again. */
const FRESH_FOR = 60_000;

/**
 * Reads the user again when the cabinet opens and when its tab is shown after a while, so that the subscription and the
 * contacts are current. Returns the function that reads it at once. A failed call is ignored: the stored user stays.
 */
export function useRefreshUser(): () => void {
  const client = useApiClient();
  const refresh = useCallback(() => {
    unwrap(client.POST('/user/profile', { body: {} })).then(
      (user) => {
        const session = getSession();
        const isSame = session.state === 'authenticated' && session.user.id === user.id;
        return isSame ? updateUser(user) : undefined;
      },
      () => undefined,
    );
  }, [client]);
  useEffect(() => {
    let readAt = Date.now();
    refresh();
    const refreshOnReturn = () => {
      if (document.visibilityState !== 'visible' || Date.now() - readAt < FRESH_FOR) return;
      readAt = Date.now();
      refresh();
    };
    document.addEventListener('visibilitychange', refreshOnReturn);
    return () => document.removeEventListener('visibilitychange', refreshOnReturn);
  }, [refresh]);
  return refresh;
}
