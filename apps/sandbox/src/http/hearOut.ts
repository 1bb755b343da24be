import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** How much is let by of a body that nobody wants, so that who sends it comes to read the answer. */
export interface Patience {
  readonly bytes: number;
  readonly milliseconds: number;
  /** How long nothing may come. */
  readonly silentMilliseconds: number;
}

/** As long as the client gives an upload (section 9). */
const usualPatience: Patience = { bytes: 128 * 1_048_576, milliseconds: 100_000, silentMilliseconds: 30_000 };

/** Whether the end came within the bounds; nothing is kept of what comes before it. */
async function drain(body: ReadableStream<Uint8Array>, patience: Patience): Promise<boolean> {
  const reader = body.getReader();
  const until = performance.now() + patience.milliseconds;
  for (let left = patience.bytes; left > 0;) {
    const over = new AbortController();
    const pause = Math.max(Math.min(patience.silentMilliseconds, until - performance.now()), 0);
    const read = await Promise.race([
      reader.read().catch(() => undefined),
      wait(pause, undefined, { signal: over.signal, ref: false }).catch(() => undefined),
    ]);
    over.abort();
    if (!read) return false;
    if (read.done) return true;
    left -= read.value.length;
  }
  return false;
}

/**
 * Lets by what an answer left unread of a body, and only then gives the answer, whatever it is. Many clients send all
 * of a body before they read a word: they would meet a connection that is closed under them. Node and its adapter let
 * the rest by as well, but behind the answer and for half a second, which breaks the next call of a client that keeps
 * its connections. A body of a `GET` is left to them.
 */
export function hearOut(patience: Patience = usualPatience): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const { raw } = context.req;
    await next();
    if (context.env.incoming.complete || !raw.body || raw.body.locked) return;
    // Whoever sends more than is let by cannot say anything else over this connection.
    if (!(await drain(raw.body, patience))) context.header('connection', 'close');
  };
}
