import type { ApiPath, PathWith } from '../contractTypes.ts';

/**
 * The queries that change when money moves. Mutations, polling and other tabs revalidate all of them. A test requires a decision
 * about every new query.
 */
export const moneyQueries = [
  '/user/balance',
  '/user/balance/history',
  '/user/statistics',
  '/user/statement',
  '/user/yearly-report',
  '/user/operations/',
  '/user/case-operations',
  '/user/bonus',
  '/user/closing',
  '/user/protection',
  '/user/referrals',
  '/funds/refills',
  '/funds/refills/{id}',
  '/funds/payments',
  '/funds/payments/{id}',
  '/funds/payments/conditions',
  '/funds/deposits',
  '/funds/deposits/{id}',
  '/funds/deposits/{id}/closing',
  '/crypto-cases/all',
  '/crypto-cases/limits',
  '/notification',
] as const satisfies readonly PathWith<'get'>[];

const channelName = 'meridian:changes';

interface Change {
  readonly tab: string;
  readonly paths: readonly string[];
}

/** A channel also delivers to the tab that sent the message, so the cache identifies the tab. */
const tabs = new WeakMap<object, string>();

function tabOf(cache: object): string {
  const tab = tabs.get(cache) ?? `${Date.now()} ${Math.random()}`;
  tabs.set(cache, tab);
  return tab;
}

/** A tab with another version of the app may send something else. */
function isChange(data: unknown): data is Change {
  return data instanceof Object && 'tab' in data && 'paths' in data && Array.isArray(data.paths);
}

/** Tells the other tabs which queries have changed. Browsers without BroadcastChannel rely on polling. */
export function announceChange(cache: object, paths: readonly ApiPath[]): void {
  if (typeof BroadcastChannel === 'undefined' || paths.length === 0) return;
  const channel = new BroadcastChannel(channelName);
  const change: Change = { tab: tabOf(cache), paths };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage(change);
  channel.close();
}

/** Calls the listener with the queries that another tab has changed. Returns the function that stops it. */
export function onChange(cache: object, listener: (paths: readonly string[]) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChange(data) && data.tab !== tabOf(cache)) listener(data.paths);
  });
  return () => channel.close();
}
