import { setTimeout as wait } from 'node:timers/promises';
import type { Context, Env, MiddlewareHandler } from 'hono';

/** How much of a body that is too large is let by, so that who sends it comes to read why it was refused. */
export interface Drain {
  readonly bytes: number;
  readonly milliseconds: number;
}

const usualDrain: Drain = { bytes: 128 * 1_048_576, milliseconds: 10_000 };

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

/** Undefined where it grows larger than it may; what is left of it is not read then. */
async function readUpTo(reader: Reader, maxSize: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.length;
    if (size > maxSize) return undefined;
    chunks.push(value);
  }
}

/**
 * Lets the rest of a body by. Whoever sends all of it before they read would meet a closed connection otherwise, and never
 * the answer.
 */
async function drain(reader: Reader, { bytes, milliseconds }: Drain): Promise<void> {
  const patience = new AbortController();
  const over = wait(milliseconds, undefined, { signal: patience.signal, ref: false }).catch(() => undefined);
  let left = bytes;
  while (left > 0) {
    const read = await Promise.race([reader.read().catch(() => undefined), over]);
    if (!read || read.done) break;
    left -= read.value.length;
  }
  patience.abort();
}

/** Refuses a body of more than `maxSize` bytes, whether its length is told or not; nothing of it is kept. */
export function limitBody<Variables extends Env>(
  maxSize: number,
  refuse: (context: Context<Variables>) => Response,
  bound: Drain = usualDrain,
): MiddlewareHandler<Variables> {
  return async (context, next) => {
    const { raw } = context.req;
    const { body, headers } = raw;
    if (!body) return next();
    const isTold = headers.has('content-length') && !headers.has('transfer-encoding');
    if (isTold && Number(headers.get('content-length')) <= maxSize) return next();
    const reader = body.getReader();
    const whole = isTold ? undefined : await readUpTo(reader, maxSize);
    if (whole) {
      context.req.raw = new Request(raw, { method: raw.method, body: whole });
      return next();
    }
    await drain(reader, bound);
    const response = refuse(context);
    // Of what may be left nothing is read, so nothing else can come over this connection.
    response.headers.set('connection', 'close');
    return response;
  };
}
