import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const subscribeToNothing = () => () => undefined;

/** What only the browser knows of the address. It is empty on the server and while a static page is hydrated. */
export function useAddress(): { origin: string; search: string; hash: string } {
  const { search, hash } = useLocation();
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return isInBrowser
    ? { origin: window.location.origin, search, hash }
    : { origin: '', search: '', hash: '' };
}
