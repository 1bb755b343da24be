import type { Schema } from '@meridian/api-client';

/** Whether this browser can receive pushes, and if not, why. */
export type DeviceSupport = 'supported' | 'unsupported' | 'install' | 'denied';

/** iPhones and iPads. The browser of an iPad says that it is a Mac, which has no touch screen. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export function readDeviceSupport(): DeviceSupport {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  // There a browser receives pushes only for a site on the home screen.
  if (!isSupported) return isIos() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'supported';
}

export const isAllowed = () => readDeviceSupport() === 'supported' && Notification.permission === 'granted';

/** Why a browser was not subscribed. */
export type DeviceFailure = 'denied' | 'dismissed' | 'notReady' | 'failed';

/** Asks for the permission and subscribes this browser. Call it for a press only: browsers refuse other questions. */
export async function subscribeDevice(
  publicKey: string,
): Promise<Schema<'PushSubscriptionRequest'> | DeviceFailure> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return 'notReady';
  try {
    // An earlier one may belong to another key or another user.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const { endpoint, keys } = made.toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : 'failed';
  } catch {
    return 'failed';
  }
}

/** Ends the subscription of this browser. That of the server is removed by a call. */
export async function unsubscribeDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
