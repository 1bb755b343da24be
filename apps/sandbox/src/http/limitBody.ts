import type { Context, Env, MiddlewareHandler } from 'hono';

/** Undefined where it grows larger than it may; what is left of it is not read then. */
async function readUpTo(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxSize: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return Buffer.concat(chunks);
      size += value.length;
      if (size > maxSize) return undefined;
      chunks.push(value);
    }
  } finally {
    reader.releaseLock();
  }
}

/** Refuses a body of more than `maxSize` bytes, whether its length is told or not; nothing of it is kept. */
export function limitBody<Variables extends Env>(
  maxSize: number,
  refuse: (context: Context<Variables>) => Response,
): MiddlewareHandler<Variables> {
  return async (context, next) => {
    const { raw } = context.req;
    const { body, headers } = raw;
    if (!body) return next();
    const isTold = headers.has('content-length') && !headers.has('transfer-encoding');
    if (isTold && Number(headers.get('content-length')) <= maxSize) return next();
    const whole = isTold ? undefined : await readUpTo(body, maxSize);
    if (!whole) return refuse(context);
    context.req.raw = new Request(raw, { method: raw.method, body: whole });
    return next();
  };
}
