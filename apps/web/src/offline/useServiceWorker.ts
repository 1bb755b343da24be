import { useEffect } from 'react';
import { followUpdates } from './newBuild.ts';
import { SERVICE_WORKER } from '@meridian/frame/files';

const HOUR_MS = 3_600_000;

/** Runs what can wait until the page is loaded and the browser has nothing else to do. Returns what cancels it. */
function whenIdle(run: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  const later = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(run, { timeout: 10_000 })
      : setTimeout(run, 2000);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
  return () => window.removeEventListener('load', later);
}

/**
 * Registers the service worker for the cabinet in one language, whose address is the scope. Asks the server for a newer build at
 * each start, whenever the page is shown again, and once an hour.
 */
export function useServiceWorker(scope: string): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    let registration: ServiceWorkerRegistration | undefined;
    async function register() {
      try {
        registration = await navigator.serviceWorker.register(SERVICE_WORKER, {
          scope,
          updateViaCache: 'none',
        });
        followUpdates(registration);
      } catch {
        // The browser refuses to store anything, or there is no connection. The cabinet works without.
      }
    }
    const update = () => {
      if (document.visibilityState === 'visible') registration?.update().catch(() => undefined);
    };
    const cancel = whenIdle(() => void register());
    document.addEventListener('visibilitychange', update);
    const timer = setInterval(update, HOUR_MS);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', update);
      clearInterval(timer);
    };
  }, [scope]);
}
