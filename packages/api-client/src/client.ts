import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { Method } from './contractTypes.ts';
import type { paths } from './generated/schema.ts';
import { setOperation } from './unwrap.ts';

/** Any operation at all, for code that is written once for all of them. */
interface AnyOperation {
  parameters: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}

type AnyPaths = Record<string, Record<Method, AnyOperation>>;

/** Calls every operation of the contract; give what it returns to `unwrap`. */
export interface ApiClient extends Client<paths> {
  /** The same for the hooks, whose own signatures hold each call to the contract. */
  readonly anyOperation: Client<AnyPaths>;
  /** The language of calls that are made outside of the hooks. */
  readonly getLanguage: () => string;
}

export interface ApiClientOptions {
  /** Where the API is: `/api` in a browser. */
  readonly baseUrl: string;
  /** The token of the session, if there is one; asked at every call. */
  readonly getToken: () => string | null | undefined;
  /** The language of the page, asked at every call. A call that sets `Accept-Language` itself keeps it. */
  readonly getLanguage: () => string;
  /** Section 7: a 401 drops the token. Called unless a newer token has come since the call was made. */
  readonly onUnauthorized: () => void;
  /** The server answered 503 to the call of this path: technical works may be on (section 1). */
  readonly onUnavailable?: (path: string) => void;
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs?: number;
}

/** Section 9: the upload of documents may take longer than any other call. */
const slowPaths = new Map<string, number>([['/user-data/verification', 100_000]]);

const bearerOf = (token: string | null | undefined) => (token ? `Bearer ${token}` : null);

/** Not `AbortSignal.timeout`: nothing but a timer holds such a signal for certain, and one that is lost never fires. */
function withTimeLimit(request: Request, milliseconds: number): Request {
  const controller = new AbortController();
  request.signal.addEventListener('abort', () => controller.abort(request.signal.reason));
  setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), milliseconds);
  return new Request(request, { signal: controller.signal });
}

/** The contract, callable. It adds the token and the language, ends what takes too long, and never shows anything. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, getToken, getLanguage, onUnauthorized, onUnavailable, timeoutMs = 30_000 } = options;

  const session: Middleware = {
    onRequest({ request, schemaPath }) {
      const bearer = bearerOf(getToken());
      if (bearer) request.headers.set('Authorization', bearer);
      if (!request.headers.has('Accept-Language')) request.headers.set('Accept-Language', getLanguage());
      return withTimeLimit(request, slowPaths.get(schemaPath) ?? timeoutMs);
    },
    onResponse({ request, response, schemaPath }) {
      setOperation(response, request.method, schemaPath);
      const isStillTheSession = request.headers.get('Authorization') === bearerOf(getToken());
      if (response.status === 401 && isStillTheSession) onUnauthorized();
      if (response.status === 503) onUnavailable?.(schemaPath);
    },
  };

  // Looked up at every call: openapi-fetch would keep the fetch of the moment it was made, and mocks would not see it.
  const transport = { baseUrl, fetch: (request: Request) => globalThis.fetch(request) };
  const client = createClient<paths>(transport);
  const anyOperation = createClient<AnyPaths>(transport);
  client.use(session);
  anyOperation.use(session);
  return Object.assign(client, { anyOperation, getLanguage });
}
