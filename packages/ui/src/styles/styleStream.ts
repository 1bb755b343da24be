import type { StyleCache } from './StyleCache.ts';
import { writeStyleTag } from './styleTag.ts';

/**
 * A transform for a streamed server render: sends the styles of each part before its markup. Create one per
 * request, with the cache that the page renders with. React writes a part as several chunks in one turn of the
 * event loop, so a `<style>` is only inserted between turns.
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
    return names.length > 0 ? writeStyleTag(cache, names) : '';
  }

  function send(to: TransformStreamDefaultController<Uint8Array>) {
    clearTimeout(turn);
    turn = undefined;
    const styles = newStyles();
    // React renders a whole document with its head in the first part. Nothing may come before it.
    const part = held.includes('</head>') ? held.replace('</head>', () => `${styles}</head>`) : styles + held;
    held = '';
    try {
      if (part !== '') to.enqueue(encoder.encode(part));
    } catch {
      // The client has disconnected.
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
