import { useApiClient } from '@meridian/api-client/react';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { refreshUser } from './refreshUser.ts';

/** Milliseconds after which the next page reads the user again. */
const FRESH_FOR = 60_000;

/**
 * Reads the user again when the cabinet opens, and when another page is opened after a while, so that the subscription and the
 * contacts are current. Not on focus (section 7). Returns the function that reads it at once.
 */
export function useRefreshUser(): () => void {
  const client = useApiClient();
  const refresh = useCallback(() => refreshUser(client), [client]);
  const { pathname } = useLocation();
  const readTime = useRef(0);
  useEffect(() => {
    if (Date.now() - readTime.current < FRESH_FOR) return;
    readTime.current = Date.now();
    refresh();
  }, [refresh, pathname]);
  return refresh;
}
