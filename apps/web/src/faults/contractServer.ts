import type { Schema } from '@meridian/api-client';
import { contract } from '@meridian/api-client/contract';

/** One call of the app, and the operation of the contract that it is. */
export interface Call {
  /** `GET /funds/deposits/{id}`: the method and the path of the contract. */
  operation: string;
  /** The method and the address with its parameters: what makes two calls the same query. */
  query: string;
  request: Request;
  /** On the clock of the test, in milliseconds. */
  at: number;
}

interface Example {
  value: unknown;
}

interface Answer {
  content?: { 'application/json'?: { examples?: Record<string, Example> } };
}

interface Operation {
  responses?: Record<string, Answer>;
}

const paths: Record<string, Record<string, Operation>> = JSON.parse(JSON.stringify(contract.paths));

/** Where the contract has several examples, the longest one says the most. These say something else. */
const chosenExamples: Readonly<Record<string, string>> = {
  'GET /settings/technical_work': 'none',
  'GET /funds/payments/conditions': 'allowed',
  'POST /auth/login': 'confirmed',
};

const patterns = Object.keys(paths)
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
export function callOf(request: Request): Call {
  const { pathname, search } = new URL(request.url);
  return {
    operation: `${request.method} ${pathOf(pathname).path}`,
    query: `${request.method} ${pathname}${search}`,
    request,
    at: Date.now(),
  };
}

function operationOf({ operation }: Call): Operation {
  const [method = '', path = ''] = operation.split(' ');
  const found = paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`The contract has no ${operation}`);
  return found;
}

/** A list that is asked for by status has the items of that status. */
function filtered(body: unknown, request: Request): unknown {
  const status = new URL(request.url).searchParams.get('status');
  if (!(body instanceof Object) || !('items' in body) || !Array.isArray(body.items) || status === null)
    return body;
  const items = body.items.filter((item: unknown) => {
    return status === 'all' || (item instanceof Object && 'status' in item && item.status === status);
  });
  return { ...body, items, total: items.length };
}

/** The successful answer to a call: an example of the contract; the one of this name where it has several. */
export function exampleAnswer(call: Call, name = chosenExamples[call.operation]): Response {
  const [status = '200', answer] =
    Object.entries(operationOf(call).responses ?? {}).find(([status]) => status.startsWith('2')) ?? [];
  const examples = answer?.content?.['application/json']?.examples;
  if (!examples) return new Response(null, { status: Number(status) });
  const { parameter } = pathOf(new URL(call.request.url).pathname);
  const chosen = examples[name ?? ''] ?? examples[parameter ?? ''] ?? longest(Object.values(examples));
  return Response.json(filtered(chosen?.value, call.request), { status: Number(status) });
}

function longest(examples: readonly Example[]): Example | undefined {
  const sizeOf = ({ value }: Example) => JSON.stringify(value).length;
  return examples.toSorted((left, right) => sizeOf(right) - sizeOf(left))[0];
}

const sessions = contract.paths['/auth/login'].post.responses['200'].content['application/json'].examples;

/** The session of an investor, as the contract has it. */
export function sessionOf({ isConfirmed }: { isConfirmed: boolean }): Schema<'Session'> {
  const { value } = isConfirmed ? sessions.confirmed : sessions.unconfirmed;
  return JSON.parse(JSON.stringify(value));
}
