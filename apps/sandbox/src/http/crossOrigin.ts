import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Throws where a text is more or less than an origin: `https://example.com` is one, with a slash at its end it is not. */
export function checkOrigin(origin: string): void {
  const isOrigin = URL.parse(origin)?.origin === origin && !origin.includes('*');
  if (!isOrigin) throw new Error(`“${origin}” is no origin; one looks like https://example.com.`);
}

/**
 * Lets pages of these origins call, and read what the client reads. No cookies: a call is proved by its bearer token. A
 * page of any other origin is answered as if there were no such thing.
 */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  const allow = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PATCH'],
    allowHeaders: ['accept-language', 'authorization', 'content-type', 'idempotency-key'],
    exposeHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  });
  return async (context, next) => {
    const origin = context.req.header('origin');
    if (origin !== undefined && origins.includes(origin)) return allow(context, next);
    await next();
    context.header('vary', 'Origin', { append: true });
  };
}
