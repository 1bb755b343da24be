/**
 * Runs in the head before the first paint, so that neither the scheme nor the links for guests flash.
 *
 * The attribute `personal` means that the app would show this visitor something else than the static page: because of a session or its
 * end, a draft, an inviter, or a response of Telegram. The static form stays hidden then.
 */
import { pageParts } from '@meridian/page-parts';
import { paintBars } from '@meridian/web/paint-bars';
import { SERVICE_WORKER } from '@meridian/frame/files';
import { CAPABILITIES_KEY, EXPIRED, PERSISTED_KEY, SCHEME_KEY } from '@meridian/web/storage-keys';

declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's types. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
      ): unknown;
    };
  }
}

// React Aria clears its announcements with an empty `innerHTML`. The only address of a script is that of the service worker. Any
// other text as HTML, as a script or as its address is refused.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '' ? html : null),
  createScriptURL: (address) => (address === SERVICE_WORKER ? address : null),
});

const page = document.documentElement;
const { dataset } = page;

// Whether the browser can have passkeys; it has none for an address.
if ('PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)) dataset.webauthn = '';

if (/[?&]inviter=/.test(location.search) || location.hash) page.setAttribute(pageParts.personal, '');

// Which parts of the product are off: as at the last visit, until the boot script knows. Its style sheet hides them.
dataset.unsure = '';

try {
  const off = localStorage.getItem(CAPABILITIES_KEY);
  if (off !== null) {
    dataset.off = off;
    delete dataset.unsure;
  }
  const scheme = localStorage.getItem(SCHEME_KEY);
  if (scheme === 'light' || scheme === 'dark' || scheme === 'system') {
    dataset.scheme = scheme;
    paintBars(scheme);
  }
  const hasToken = /(^|; )refreshToken=./.test(document.cookie);
  const state = localStorage.getItem(PERSISTED_KEY);
  if (hasToken && state) page.setAttribute(pageParts.session, '');
  const hasDraft = Object.keys(sessionStorage).some((key) => key.includes(':draft:'));
  if (hasToken || hasDraft || (state && state !== EXPIRED)) page.setAttribute(pageParts.personal, '');
} catch {
  // Blocked storage has nothing to read.
}
