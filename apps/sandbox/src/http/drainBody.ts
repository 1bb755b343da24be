import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** How much of an unread body is discarded before the connection is closed. */
export interface DrainLimits {
  readonly bytes: number;
  readonly milliseconds: number;
  /** The longest pause between two chunks. */
  readonly silentMilliseconds: number;
}

/** The client gives an upload 100 seconds (section 9). */
const defaultLimits: DrainLimits = {
  bytes: 128 * 1_048_576,
  milliseconds: 100_000,
  silentMilliseconds: 30_000,
};

/** Discards the rest of a body. False where it exceeds the limits. */
async function drain(body: ReadableStream<Uint8Array>, limits: DrainLimits): Promise<boolean> {
  const reader = body.getReader();
  const until = performance.now() + limits.milliseconds;
  for (let left = limits.bytes; left > 0;) {
    const over = new AbortController();
    const pause = Math.max(Math.min(limits.silentMilliseconds, until - performance.now()), 0);
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
 * Reads the rest of a request body before the response is sent. Many clients send the whole body before they read: without
 * this a refusal would reach them as a reset connection. Node drains too, but only for half a second after the response,
 * which breaks the next call on a keep-alive connection.
 */
export function drainBody(
  limits: DrainLimits = defaultLimits,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const { raw } = context.req;
    await next();
    if (context.env.incoming.complete || !raw.body || raw.body.locked) return;
    if (!(await drain(raw.body, limits))) context.header('connection', 'close');
  };
}
