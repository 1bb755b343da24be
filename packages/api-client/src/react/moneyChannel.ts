const name = 'meridian:money';

/** Tells the other tabs that money has moved. Browsers without BroadcastChannel rely on polling. */
export function announceMoneyMoved(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage(null);
  channel.close();
}

/** Calls back when another tab has moved money; returns how to stop. */
export function onMoneyMoved(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
