import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { isReadOnlyKey, readBearer } from '../auth/tokens.ts';
import { callerBehind } from './callerAddress.ts';
import { contractOperations, type ContractOperation } from '@meridian/contract-kit';
import { createFormSlots } from './formSlots.ts';
import { negotiateLanguage } from './language.ts';
import type { Log } from './log.ts';
import type { ApiVariables, Service } from './operation.ts';
import { honoPath, operationRoute } from './operationRoute.ts';
import { problemResponse, toProblemError } from './problem.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { clientClosedRequest, ClientDisconnected } from './readUpTo.ts';
import { cors } from 'hono/cors';

/**
 * Sends CORS headers to these origins. Credentials are not allowed, because calls authenticate with a bearer token. Any other
 * origin gets no CORS headers, and none gets them for a read-only key: pages have no use for one.
 */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  const allow = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: ['accept-language', 'authorization', 'content-type', 'idempotency-key'],
    exposeHeaders: ['date', 'idempotency-replayed', 'retry-after', 'x-request-id'],
    maxAge: 600,
  });
  return async (context, next) => {
    const origin = context.req.header('origin');
    const hasKey = isReadOnlyKey(readBearer(context.req.header('authorization')));
    if (origin !== undefined && origins.includes(origin) && !hasKey) return allow(context, next);
    await next();
    context.header('vary', 'Origin', { append: true });
  };
}

export interface ApiOptions extends Omit<Service, 'slots' | 'callerAddress'> {
  readonly log: Log;
  /** Other origins whose pages may call the API. Empty when the API and its pages share one origin. */
  readonly allowedOrigins: readonly string[];
  /** Addresses of the proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
}

interface ApiEnv {
  Variables: ApiVariables;
}

/** Throws unless every operation has exactly the handlers that its authentication in the contract requires. */
function checkHandlers({ guests, investors }: ApiOptions): void {
  for (const { id, isPublic, takesToken } of contractOperations) {
    if (!isPublic && guests[id])
      throw new Error(`${id} has a handler for guests, and the contract requires a token.`);
    if (!takesToken && investors[id])
      throw new Error(`${id} has a handler for investors, and the contract takes no token.`);
    if ((isPublic && !guests[id]) || (takesToken && !investors[id])) throw new Error(`${id} has no handler.`);
  }
}

/** The methods of each path in the contract. `GET` includes `HEAD`. */
function allowedMethods(operations: readonly ContractOperation[]): ReadonlyMap<string, readonly string[]> {
  const allowed = new Map<string, string[]>();
  for (const { path, method } of operations) {
    const methods = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
    allowed.set(path, [...(allowed.get(path) ?? []), ...methods]);
  }
  return allowed;
}

const countParameters = ({ path }: ContractOperation) => path.split('{').length;

/** Every operation of the contract under its path. */
export function createApi(options: ApiOptions): Hono<ApiEnv> {
  checkHandlers(options);
  const api = new Hono<ApiEnv>();
  const refuse = (context: Context<ApiEnv>, refusal: ProblemError) => {
    context.set('failure', refusal.code);
    return problemResponse(refusal, context.get('language'), context.get('requestId'));
  };

  api.use(async (context, next) => {
    const requestId = crypto.randomUUID();
    context.set('requestId', requestId);
    context.set('language', negotiateLanguage(context.req.header('accept-language') ?? null));
    const startedAt = performance.now();
    await next();
    // Not `context.header`, which copies the response.
    context.res.headers.set('x-request-id', requestId);
    context.res.headers.set('cache-control', 'private, no-store');
    // The clock of the sandbox may be another than the machine's, which Node writes.
    const now = context.get('now');
    if (now) context.res.headers.set('date', now.toUTCString());
    options.log({
      event: 'call',
      requestId,
      investorId: context.get('investorId'),
      operation: context.get('operation'),
      method: context.req.method,
      status: context.res.status,
      failure: context.get('failure'),
      milliseconds: Math.round(performance.now() - startedAt),
    });
  });
  if (options.allowedOrigins.length > 0) api.use(crossOrigin(options.allowedOrigins));

  const service: Service = {
    ...options,
    slots: createFormSlots(),
    callerAddress: callerBehind(options.trustedProxies),
  };
  // Hono takes the first path that matches, so fixed paths come before those with parameters.
  const operations = contractOperations.toSorted((a, b) => countParameters(a) - countParameters(b));
  for (const operation of operations) api.route('/', operationRoute(operation.id, operation, service));

  for (const [path, allowed] of allowedMethods(operations)) {
    api.all(honoPath(path), (context) => {
      const response = refuse(context, new ProblemError('method_not_allowed'));
      response.headers.set('allow', allowed.join(', '));
      return response;
    });
  }
  // Not `notFound`: Hono ignores it when this app is mounted into another.
  api.all('*', (context) => refuse(context, new ProblemError('not_found')));
  api.onError((error, context) => {
    if (error instanceof ProblemError) return refuse(context, error);
    if (error instanceof ClientDisconnected) {
      context.set('failure', 'aborted');
      return clientClosedRequest();
    }
    options.log({
      event: 'failure',
      requestId: context.get('requestId'),
      investorId: context.get('investorId'),
      error,
    });
    return refuse(context, toProblemError(error));
  });
  return api;
}
