import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type {
  ApiPath,
  FieldErrorCode,
  FilePath,
  Method,
  PathWith,
  ProblemCode,
  ResponseBody,
  Responses,
} from '../contractTypes.ts';
import { validateRequest, validateResponse, type JsonBody } from './contractViolations.ts';
import { holdRequest } from './heldRequests.ts';

export interface MockedCall<Body> {
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly query: URLSearchParams;
  /** For headers and forms. */
  readonly request: Request;
  /** The JSON body, validated against the contract. */
  readonly body: Body;
}

/** A body, or a function that creates it from the call. */
type Reply<M extends Method, P extends ApiPath, Body> =
  | Body
  | ((call: MockedCall<JsonBody<M, P>>) => Body | Promise<Body>);

type BodyArgument<M extends Method, P extends ApiPath, Body> = [Body] extends [undefined]
  ? []
  : [body: Reply<M, P, Body>];

type Status<M extends Method, P extends ApiPath> = keyof Responses<M, P> & number;

type ProblemStatus<M extends Method, P extends ApiPath> = {
  [S in Status<M, P>]: Responses<M, P>[S] extends { content: { 'application/problem+json': unknown } }
    ? S
    : never;
}[Status<M, P>];

export interface MockedProblem {
  readonly code: ProblemCode;
  readonly errors?: Readonly<Record<string, FieldErrorCode>>;
  readonly detail?: string;
  /** The lengths that the fields must keep. */
  readonly limits?: Readonly<Record<string, number>>;
  /** Wrong codes that are still forgiven. */
  readonly attemptsLeft?: number;
  /** Seconds. */
  readonly retryAfter?: number;
}

const requestId = '0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31';

/** Matches any origin. */
const urlOf = (path: string) => `*/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

function replying<M extends Method>(method: M) {
  return <P extends PathWith<M>, S extends Status<M, P>>(
    path: P,
    status: S,
    ...[reply]: BodyArgument<M, P, ResponseBody<Responses<M, P>[S]>>
  ): HttpHandler =>
    http[method](urlOf(path), async ({ request, params }) => {
      const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
      const text = isForm ? '' : await request.clone().text();
      const sent: unknown = text ? JSON.parse(text) : undefined;
      validateRequest(method, path, sent);
      const { searchParams: query } = new URL(request.url);
      const body: unknown =
        typeof reply === 'function' ? await reply({ params, query, request, body: sent }) : reply;
      validateResponse(method, path, status, 'application/json', body);
      const init = { status, headers: { 'X-Request-Id': requestId } };
      return body === undefined ? new HttpResponse(null, init) : HttpResponse.json(body, init);
    });
}

/**
 * Typed mocks of the contract's operations: method, path, status, body. Requests and responses are validated against the
 * contract when the mock is used.
 */
export const mockApi = {
  get: replying('get'),
  post: replying('post'),
  put: replying('put'),
  patch: replying('patch'),
  delete: replying('delete'),

  /** The server responds with a file. */
  file(path: FilePath, name: string, content: string | ((request: Request) => string)): HttpHandler {
    return http.get(urlOf(path), ({ request }) => {
      const headers = {
        'Content-Type': name.endsWith('.pdf') ? 'application/pdf' : 'application/zip',
        'Content-Disposition': `attachment; filename="${name}"`,
      };
      return new HttpResponse(typeof content === 'function' ? content(request) : content, { headers });
    });
  },

  /** The server responds with a problem. */
  problem<M extends Method, P extends PathWith<M>>(
    method: M,
    path: P,
    status: ProblemStatus<M, P>,
    { code, errors, limits, detail, retryAfter, attemptsLeft }: MockedProblem,
  ): HttpHandler {
    return http[method](urlOf(path), () => {
      const body = {
        type: `urn:meridian:problem:${code}`,
        title: code,
        status,
        detail,
        code,
        errors,
        limits,
        attemptsLeft,
      };
      validateResponse(method, path, status, 'application/problem+json', body);
      return new HttpResponse(JSON.stringify(body), {
        status,
        headers: {
          'Content-Type': 'application/problem+json',
          'X-Request-Id': requestId,
          ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
        },
      });
    });
  },

  /** The connection fails. */
  lostNetwork<M extends Method>(method: M, path: PathWith<M>): HttpHandler {
    return http[method](urlOf(path), () => HttpResponse.error());
  },

  /** The response never comes: for loading states. */
  pending<M extends Method>(method: M, path: PathWith<M>): HttpHandler {
    return http[method](urlOf(path), async ({ request }) => {
      holdRequest(request);
      await delay('infinite');
    });
  },
};
