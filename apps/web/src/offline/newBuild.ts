import { isFormDirty, watchFields } from './editedFields.ts';

let isWaiting = false;

/** Whether the next page should be loaded from the server's newer build. False as long as a form is dirty. */
export const isNewBuildDue = (): boolean => isWaiting && !isFormDirty();

/**
 * The service worker of a newer build has taken over. A page that nobody has touched yet is loaded again at once. Otherwise the
 * next navigation loads it: until then the page finds its own files in the cache.
 */
function takeNewBuild(): void {
  isWaiting = true;
  if (!navigator.userActivation.hasBeenActive) window.location.reload();
}

/** Notices newer builds on a page that the service worker controls. */
export function followBuilds(): void {
  // Not on http, and not in every private window.
  if (!('serviceWorker' in navigator)) return;
  watchFields();
  let hasWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hasWorker) takeNewBuild();
    hasWorker = true;
  });
}

/** Notices newer builds on a page that came from the sign-in without being loaded: no service worker controls it. */
export function followUpdates(registration: ServiceWorkerRegistration): void {
  registration.addEventListener('updatefound', () => {
    const { installing, active } = registration;
    if (!installing || !active) return;
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') takeNewBuild();
    });
  });
}
