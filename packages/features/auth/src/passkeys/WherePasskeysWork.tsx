import { useSetting } from '@meridian/api-client/react';
import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Renders its children where the browser has WebAuthn, the server takes passkeys, and the page is at their domain. A static page
 * has their place; the script of its first paint hides it in browsers without WebAuthn.
 */
export function WherePasskeysWork({ children }: { children: ReactNode }) {
  const isSupported = useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => true,
  );
  return isSupported ? <AtTheirDomain>{children}</AtTheirDomain> : null;
}

const isHere = (domain: string) =>
  window.location.hostname === domain || window.location.hostname.endsWith(`.${domain}`);

function AtTheirDomain({ children }: { children: ReactNode }) {
  const { data } = useSetting('auth');
  const domain = data?.key === 'auth' ? data.passkeyDomain : null;
  return useSyncExternalStore(
    never,
    () => domain !== null && isHere(domain),
    () => domain !== null,
  )
    ? children
    : null;
}
