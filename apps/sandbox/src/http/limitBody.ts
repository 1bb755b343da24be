import type { MiddlewareHandler } from 'hono';
import { readUpTo } from './readUpTo.ts';
import { ProblemError } from '../core/ProblemError.ts';

/** Undefined where the body is sent in chunks. */
function contentLength(headers: Headers): number | undefined {
  const isKnown = headers.has('content-length') && !headers.has('transfer-encoding');
  return isKnown ? Number(headers.get('content-length')) : undefined;
}

/** Refuses a body by its `Content-Length`, before any of it is read. */
export function limitContentLength(maxSize: number): MiddlewareHandler {
  return async (context, next) => {
    if ((contentLength(context.req.raw.headers) ?? 0) > maxSize) throw new ProblemError('payload_too_large');
    await next();
  };
}

/** Refuses a body of more than `maxSize` bytes, with or without a `Content-Length`. */
export function limitBody(maxSize: number): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    const length = contentLength(raw.headers);
    if (length !== undefined && length > maxSize) throw new ProblemError('payload_too_large');
    if (raw.body && length === undefined) {
      const body = await readUpTo(raw.body, maxSize);
      if (!body) throw new ProblemError('payload_too_large');
      context.req.raw = new Request(raw, { method: raw.method, body });
    }
    await next();
  };
}
