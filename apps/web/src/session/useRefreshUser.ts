import { useApiClient } from '@meridian/api-client/react';
import { unwrap } from '@meridian/api-client';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { getSession, updateUser } from './session.ts';

/** Milliseconds after which the next page reads the user again. */
const FRESH_FOR = 60_000;

/**
 * Reads the user again when the cabinet opens, and when another page is opened after a while, so that the subscription and the
 * contacts are current. Not on focus (section 7). Returns the function that reads it at once. A failed call is ignored: the
 * stored user stays.
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
  const { pathname } = useLocation();
  const readTime = useRef(0);
  useEffect(() => {
    if (Date.now() - readTime.current < FRESH_FOR) return;
    readTime.current = Date.now();
    refresh();
  }, [refresh, pathname]);
  return refresh;
}
