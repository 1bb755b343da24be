import type { Schema } from '@meridian/api-client';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { answerToNobody, CallerGone } from './CallerGone.ts';
import { type CallerAddress, callerBehind } from './callerAddress.ts';
import { contractOperations, type ContractOperation } from './contractOperations.ts';
import { crossOrigin } from './crossOrigin.ts';
import { createFormPlaces } from './formPlaces.ts';
import { languageOf, tellLanguage } from './language.ts';
import { limitBody, limitToldLength } from './limitBody.ts';
import type { Log } from './log.ts';
import { type Incoming, operationRoute, type Outgoing, type Route, type Service } from './operationRoute.ts';
import { problemResponse } from './problem.ts';
import { largestForm } from './readForm.ts';
import { Refusal } from './Refusal.ts';
import { refusalOf } from './refusalOf.ts';
import { checkAnswer } from './checkAnswer.ts';
import { tellDeprecation } from './tellDeprecation.ts';

export interface ApiOptions extends Omit<Service, 'places'> {
  readonly log: Log;
  /** Hold every answer against the contract; one that breaks it becomes a 500 and is logged. */
  readonly checkAnswers: boolean;
  /** Origins of the pages elsewhere that may call; none, where the API and its pages have one origin. */
  readonly allowedOrigins: readonly string[];
  /** Addresses of the proxies that are believed whom they were called by; none, where people call it themselves. */
  readonly trustedProxies: readonly string[];
}

export interface ApiVariables {
  Variables: { requestId: string; language: Schema<'Language'>; operation: string; failure: string };
}

const largestBody = 1_048_576;

/** Every operation is answered. A handler on the wrong side of the token would let strangers in, or nobody. */
function holdToContract({ guests, investors }: ApiOptions): void {
  for (const { id, isPublic, takesToken } of contractOperations) {
    if (!isPublic && guests[id]) throw new Error(`${id} is for people who are signed in, in the contract.`);
    if (!takesToken && investors[id]) throw new Error(`${id} is for guests alone, in the contract.`);
    if ((isPublic && !guests[id]) || (takesToken && !investors[id]))
      throw new Error(`Nothing answers ${id}.`);
  }
}

/** The methods of each path in the contract; what answers `GET` answers `HEAD`. */
function allowedMethods(operations: readonly ContractOperation[]): ReadonlyMap<string, readonly string[]> {
  const allowed = new Map<string, string[]>();
  for (const { path, method } of operations) {
    const methods = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
    allowed.set(path, [...(allowed.get(path) ?? []), ...methods]);
  }
  return allowed;
}

function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function queryOf(context: Context): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? values.join() : values,
    ]),
  );
}

function incomingOf(context: Context<ApiVariables>, callerOf: CallerAddress): Incoming {
  const from = getConnInfo(context).remote.address ?? 'unknown';
  return {
    request: context.req.raw,
    path: context.req.param(),
    query: queryOf(context),
    language: context.get('language'),
    address: callerOf(from, context.req.header('x-forwarded-for') ?? null),
  };
}

function send({ status, body }: Outgoing, language: Schema<'Language'>): Response {
  if (body === null) return new Response(null, { status });
  const headers = { 'content-type': 'application/json' };
  const response = new Response(JSON.stringify(body), { status, headers });
  tellLanguage(response, language);
  return response;
}

/** Every operation of the contract under its path. */
export function createApi(options: ApiOptions): Hono<ApiVariables> {
  holdToContract(options);
  const api = new Hono<ApiVariables>();

  const refuse = (context: Context<ApiVariables>, refusal: Refusal) => {
    context.set('failure', refusal.code);
    return problemResponse(refusal, context.get('language'), context.get('requestId'));
  };

  api.use(async (context, next) => {
    const requestId = crypto.randomUUID();
    context.set('requestId', requestId);
    context.set('language', languageOf(context.req.header('accept-language') ?? null));
    const began = performance.now();
    await next();
    context.header('x-request-id', requestId);
    context.header('cache-control', 'no-store');
    options.log({
      event: 'call',
      requestId,
      operation: context.get('operation'),
      method: context.req.method,
      status: context.res.status,
      failure: context.get('failure'),
      milliseconds: Math.round(performance.now() - began),
    });
  });
  if (options.allowedOrigins.length > 0) api.use(crossOrigin(options.allowedOrigins));
  const refuseSize = (context: Context<ApiVariables>) => refuse(context, new Refusal('payload_too_large'));

  /** Of a call that takes no body, none is read; of a form nothing, until there is a place for it. */
  const limitOf = ({ body, form }: ContractOperation): MiddlewareHandler<ApiVariables> => {
    if (form) return limitToldLength(largestForm, refuseSize);
    return body === undefined ? (_context, next) => next() : limitBody(largestBody, refuseSize);
  };

  const service: Service = { ...options, places: createFormPlaces() };
  const callerOf = callerBehind(options.trustedProxies);
  const register = (operation: ContractOperation) => {
    const route: Route = operationRoute(operation.id, operation, service);
    const hold: MiddlewareHandler<ApiVariables> = async (context, next) => {
      context.set('operation', operation.id);
      await next();
      if (options.checkAnswers && !context.error) await checkAnswer(operation, context.res);
    };
    const middleware = [tellDeprecation(operation), hold, limitOf(operation)] as const;
    api.on(operation.method.toUpperCase(), honoPath(operation.path), ...middleware, (context) =>
      route(incomingOf(context, callerOf)).then(
        (outgoing) => send(outgoing, context.get('language')),
        (error: unknown) => {
          if (error instanceof Refusal) return refuse(context, error);
          throw error;
        },
      ),
    );
  };
  // Hono takes the first path that fits, so a fixed one stands before one with a parameter.
  const fixedFirst = contractOperations.toSorted((a, b) => countBraces(a) - countBraces(b));
  for (const operation of fixedFirst) register(operation);

  for (const [path, allowed] of allowedMethods(fixedFirst)) {
    api.all(honoPath(path), (context) => {
      const response = refuse(context, new Refusal('method_not_allowed'));
      response.headers.set('allow', allowed.join(', '));
      return response;
    });
  }
  // Not `notFound`: it does not come along when this becomes a part of another app.
  api.all('*', (context) => refuse(context, new Refusal('not_found')));
  api.onError((error, context) => {
    if (error instanceof CallerGone) {
      context.set('failure', 'aborted');
      return answerToNobody();
    }
    options.log({ event: 'failure', requestId: context.get('requestId'), error });
    return refuse(context, refusalOf(error));
  });
  return api;
}

function countBraces({ path }: ContractOperation): number {
  return path.split('{').length;
}
