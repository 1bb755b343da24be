import { followServer } from '@meridian/server-clock';
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { Method } from './contractTypes.ts';
import type { paths } from './generated/schema.ts';
import { preloadShape, setOperation, unwrap } from './unwrap.ts';

/** Any operation, for code that is generic over operations. */
interface AnyOperation {
  parameters: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}

type AnyPaths = Record<string, Record<Method, AnyOperation>>;

/** Calls the operations of the contract. Pass its results to `unwrap`. */
export interface ApiClient extends Client<paths> {
  /** Untyped, for the hooks: their signatures check each call against the contract. */
  readonly anyOperation: Client<AnyPaths>;
  /** The language of calls outside the hooks. */
  readonly getLanguage: () => string;
}

export interface ApiClientOptions {
  /** `/api` in a browser. */
  readonly baseUrl: string;
  /** Returns the token of the session; called for every request. */
  readonly getToken: () => string | null | undefined;
  /** Returns the language; called for every request without an `Accept-Language`. */
  readonly getLanguage: () => string;
  /** Called after a 401 (section 7 of the specification), unless the token has changed since the request. */
  readonly onUnauthorized: () => void;
  /** Called after a 503 with the path of the call: there may be technical work (section 1). */
  readonly onUnavailable?: (path: string) => void;
  /** Called after a 403 or 409 with the code of its problem. */
  readonly onRefused?: (code: unknown) => void;
  /** Time limit of a call in milliseconds. */
  readonly timeoutMs?: number;
  /** Sends the requests; `fetch` by default. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Section 9 of the specification: the upload of documents has a longer time limit. An archive is as large as the data. */
const slowPaths = new Map<string, number>([
  ['/user-data/verification', 100_000],
  ['/support/photos', 100_000],
  ['/user/data', 900_000],
]);

const bearerOf = (token: string | null | undefined) => (token ? `Bearer ${token}` : null);

/** A timer is an object in Node. */
const startTimer = (run: () => void, milliseconds: number): number | { unref(): void } =>
  setTimeout(run, milliseconds);

/** Not `AbortSignal.timeout`: the signal can be garbage-collected before it fires. */
function withTimeLimit(request: Request, milliseconds: number): Request {
  const controller = new AbortController();
  request.signal.addEventListener('abort', () => controller.abort(request.signal.reason));
  const timer = startTimer(
    () => controller.abort(new DOMException('No answer in time', 'TimeoutError')),
    milliseconds,
  );
  // It runs on while the body is read. In Node it would keep a process that is done for as long.
  if (typeof timer === 'object') timer.unref();
  return new Request(request, { signal: controller.signal });
}

/** The code of a problem; undefined where the body has none. */
async function codeOf(response: Response): Promise<unknown> {
  try {
    const body: unknown = await response.json();
    return body instanceof Object && 'code' in body ? body.code : undefined;
  } catch {
    return undefined;
  }
}

/** Creates a client that adds the token and the language, and aborts calls after the time limit. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, getToken, getLanguage, onUnauthorized, onUnavailable, onRefused } = options;
  const { timeoutMs = 30_000 } = options;

  const session: Middleware = {
    onRequest({ request, schemaPath }) {
      const bearer = bearerOf(getToken());
      // A call that sets a token, such as that of a password reset, keeps it.
      if (bearer && !request.headers.has('Authorization')) request.headers.set('Authorization', bearer);
      if (!request.headers.has('Accept-Language')) request.headers.set('Accept-Language', getLanguage());
      preloadShape(request.method, schemaPath);
      return withTimeLimit(request, slowPaths.get(schemaPath) ?? timeoutMs);
    },
    onResponse({ request, response, schemaPath }) {
      setOperation(response, request.method, schemaPath);
      // A refusal may come from a proxy with a clock of its own.
      if (response.ok) followServer(response.headers.get('Date'));
      const isStillTheSession = request.headers.get('Authorization') === bearerOf(getToken());
      if (response.status === 401 && isStillTheSession) onUnauthorized();
      const isRefused = response.status === 403 || response.status === 409;
      if (isRefused && onRefused) void codeOf(response.clone()).then(onRefused);
      if (response.status === 503) onUnavailable?.(schemaPath);
    },
  };

  // Looked up at every call: openapi-fetch would keep the fetch of the moment it was made, and mocks would not see it.
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const transport = { baseUrl, fetch: send };
  const client = createClient<paths>(transport);
  const anyOperation = createClient<AnyPaths>(transport);
  client.use(session);
  anyOperation.use(session);
  return Object.assign(client, { anyOperation, getLanguage });
}

/**
 * The data of a response to a GET that was sent without a client, checked against the contract. Throws an ApiError as `unwrap` does. The
 * caller handles a 401.
 */
export async function readResponse(response: Response, path: string): Promise<unknown> {
  setOperation(response, 'get', path);
  if (response.ok) followServer(response.headers.get('Date'));
  const body = async () => {
    const data: unknown = await response.json();
    return response.ok ? { data, response } : { error: data, response };
  };
  return unwrap(body());
}
