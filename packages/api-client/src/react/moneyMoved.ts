import type { PathWith } from '../contractTypes.ts';

/** The queries that change when money moves. Mutations and polling revalidate all of them. */
export const moneyQueries = [
  '/user/balance',
  '/user/balance/history',
  '/user/statistics',
  '/user/operations/',
  '/user/case-operations',
  '/user/bonus',
  '/user/referrals',
  '/funds/refills',
  '/funds/refills/{id}',
  '/funds/payments',
  '/funds/payments/{id}',
  '/funds/payments/conditions',
  '/funds/deposits',
  '/funds/deposits/{id}/closing',
  '/crypto-cases/all',
  '/notification',
] as const satisfies readonly PathWith<'get'>[];

const channelName = 'meridian:money';

/** Tells the other tabs that money has moved. Browsers without BroadcastChannel rely on polling. */
export function announceMoneyMoved(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage(null);
  channel.close();
}

/** Calls the listener when another tab has moved money. Returns the function that stops it. */
export function onMoneyMoved(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
