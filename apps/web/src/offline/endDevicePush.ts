/**
 * Ends the subscriptions of this browser to pushes: each language has its own service worker. The server has forgotten them with the
 * session.
 */
export async function endDevicePush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    for (const { pushManager } of await navigator.serviceWorker.getRegistrations())
      await (await pushManager.getSubscription())?.unsubscribe();
  } catch {
    // A browser without pushes, or one that refuses: nothing is sent to it any more.
  }
}
