import type { Schema } from '@meridian/api-client';
import { contract } from '@meridian/api-client/contract';

/** A call of the app and its operation in the contract. */
export interface Call {
  /** `GET /funds/deposits/{id}`: the method and the path of the contract. */
  operation: string;
  /** Method, path and query string. Two calls with the same value are the same query. */
  query: string;
  request: Request;
  /** When it was sent, in milliseconds on the fake clock. */
  at: number;
}

/** When the contract has several examples, the longest one is used. These operations use another one. */
const chosenExamples: Readonly<Record<string, string>> = {
  // Another method can be chosen only while there is no authenticator app.
  'GET /user/settings/security': 'phone',
  'GET /settings/technical_work': 'none',
  'GET /funds/payments/conditions': 'allowed',
  'GET /auth/register/{login}': 'free',
  'POST /auth/login': 'confirmed',
  'POST /user/profile': 'unchanged',
};

const patterns = Object.keys(contract.paths)
  .map((path) => ({ path, pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '([^/]+)')}$`) }))
  // A fixed path comes before one with a parameter: `/settings/technical_work` before `/settings/{key}`.
  .sort((left, right) => left.path.split('{').length - right.path.split('{').length);

function pathOf(pathname: string): { path: string; parameter: string | undefined } {
  for (const { path, pattern } of patterns) {
    const match = pattern.exec(pathname);
    if (match) return { path, parameter: match[1] };
  }
  throw new Error(`The contract has no path for ${pathname}`);
}

/** The operation of the contract that this request calls. */
export function callOf(request: Request, at: number): Call {
  const { pathname, search } = new URL(request.url);
  return {
    operation: `${request.method} ${pathOf(pathname).path}`,
    query: `${request.method} ${pathname}${search}`,
    request,
    at,
  };
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The object at this path of property names, or an empty object. */
function fieldsIn(from: unknown, ...names: readonly string[]): Fields {
  let current = from;
  for (const name of names) current = isFields(current) ? current[name] : undefined;
  return isFields(current) ? current : {};
}

const valueOf = (example: unknown): unknown => (isFields(example) ? example.value : undefined);

function longest(examples: Fields): unknown {
  const sizeOf = (example: unknown) => JSON.stringify(example).length;
  return Object.values(examples).toSorted((left, right) => sizeOf(right) - sizeOf(left))[0];
}

/** Applies the `status` filter of the query to a list. */
function filtered(body: unknown, request: Request): unknown {
  const status = new URL(request.url).searchParams.get('status');
  if (status === null || status === 'all' || !isFields(body) || !Array.isArray(body.items)) return body;
  const items = body.items.filter((item) => isFields(item) && item.status === status);
  return { ...body, items, total: items.length };
}

/** The successful response to a call, from the examples of the contract. `name` selects one of several. */
export function exampleResponse(call: Call, name = chosenExamples[call.operation]): Response {
  const { path, parameter } = pathOf(new URL(call.request.url).pathname);
  const responses = fieldsIn(contract.paths, path, call.request.method.toLowerCase(), 'responses');
  const [success, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  if (success === undefined) throw new Error(`The contract has no ${call.operation}`);
  const examples = fieldsIn(response, 'content', 'application/json', 'examples');
  const status = Number(success);
  if (Object.keys(examples).length === 0) return new Response(null, { status });
  const example = examples[name ?? ''] ?? examples[parameter ?? ''] ?? longest(examples);
  return Response.json(filtered(valueOf(example), call.request), { status });
}

const { value: session } =
  contract.paths['/auth/login'].post.responses['200'].content['application/json'].examples.confirmed;

/** The session of an investor with a confirmed phone, from the examples of the contract. */
export const confirmedSession = (): Schema<'Session'> => ({
  ...session,
  user: { ...session.user, language: 'en' },
});
