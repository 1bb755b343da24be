import type { Context, Env, MiddlewareHandler } from 'hono';
import { readUpTo } from './readUpTo.ts';

type Refuse<Variables extends Env> = (context: Context<Variables>) => Response;

/** How long a body says it is; undefined where it does not. */
function toldLength(headers: Headers): number | undefined {
  const isTold = headers.has('content-length') && !headers.has('transfer-encoding');
  return isTold ? Number(headers.get('content-length')) : undefined;
}

/** Refuses a body that says it has more than `maxSize` bytes; nothing of it is read. */
export function limitToldLength<Variables extends Env>(
  maxSize: number,
  refuse: Refuse<Variables>,
): MiddlewareHandler<Variables> {
  return async (context, next) => {
    const length = toldLength(context.req.raw.headers);
    return length !== undefined && length > maxSize ? refuse(context) : next();
  };
}

/** Refuses a body of more than `maxSize` bytes, whether its length is told or not; nothing of it is kept. */
export function limitBody<Variables extends Env>(
  maxSize: number,
  refuse: Refuse<Variables>,
): MiddlewareHandler<Variables> {
  const limitTold = limitToldLength(maxSize, refuse);
  return async (context, next) => {
    const { raw } = context.req;
    if (!raw.body) return next();
    if (toldLength(raw.headers) !== undefined) return limitTold(context, next);
    const whole = await readUpTo(raw.body, maxSize);
    if (!whole) return refuse(context);
    context.req.raw = new Request(raw, { method: raw.method, body: whole });
    return next();
  };
}
