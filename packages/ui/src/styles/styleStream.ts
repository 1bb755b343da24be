import type { StyleCache } from './StyleCache.ts';
import { tagOf } from './styleTag.ts';

/**
 * What a server's stream of a page goes through, so that no part of it arrives before its styles: the page at first, and
 * each part that was waited for. One for each request, with the cache that the page is rendered with.
 *
 * React writes a part in many pieces, one right after the other, so what comes in one turn of the event loop is whole:
 * only before or after it a `<style>` breaks nothing.
 */
export function styleStream(cache: StyleCache): TransformStream<Uint8Array, Uint8Array> {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const sent = new Set<string>();
  let held = '';
  let turn: ReturnType<typeof setTimeout> | undefined;

  function newStyles(): string {
    const names = Object.keys(cache.inserted).filter((name) => !sent.has(name));
    for (const name of names) sent.add(name);
    return names.length > 0 ? tagOf(cache, names) : '';
  }

  function send(to: TransformStreamDefaultController<Uint8Array>) {
    clearTimeout(turn);
    turn = undefined;
    const styles = newStyles();
    // A document that React renders whole has its head in its first part; before that, nothing may stand.
    const part = held.includes('</head>') ? held.replace('</head>', () => `${styles}</head>`) : styles + held;
    held = '';
    try {
      if (part !== '') to.enqueue(encoder.encode(part));
    } catch {
      // Whoever asked for the page has left meanwhile.
    }
  }

  return new TransformStream({
    transform(piece, to) {
      held += decoder.decode(piece, { stream: true });
      turn ??= setTimeout(() => send(to));
    },
    flush: send,
  });
}
