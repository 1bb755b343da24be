import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { createApiClient } from './client.ts';
import { unwrap } from './unwrap.ts';

const client = createApiClient({
  baseUrl: 'http://server.test/api',
  getToken: () => 'token',
  getLanguage: () => 'en',
  onUnauthorized: () => {},
  timeoutMs: 20,
});

const listRefills = () => unwrap(client.GET('/funds/refills'));

type Transport = (request: Request) => Promise<Response>;

const serve = (transport: Transport) => vi.stubGlobal('fetch', transport);
const response = (body: BodyInit | null, status: number, headers: Record<string, string> = {}) =>
  serve(async () => new Response(body, { status, headers }));

/** The failure of a call; fails the test when the call succeeds or throws anything else. */
async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => 'success',
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(ApiError);
  return outcome as ApiError;
}

afterEach(() => underWay.clear());

const json = { 'Content-Type': 'application/json' };
const problemJson = { 'Content-Type': 'application/problem+json' };
const problem = (status: number) =>
  JSON.stringify({ type: 'about:blank', title: 'No', status, code: 'not_found' });

const bodies = {
  problem: (status: number) => ({ body: problem(status), headers: problemJson }),
  'problem of a wrong content type': (status: number) => ({
    body: problem(status),
    headers: { 'Content-Type': 'text/plain' },
  }),
  empty: () => ({ body: '', headers: {} }),
  'empty with its length': () => ({ body: '', headers: { ...json, 'Content-Length': '0' } }),
  HTML: () => ({
    body: '<!doctype html><title>Bad gateway</title>',
    headers: { 'Content-Type': 'text/html' },
  }),
  'broken JSON': () => ({ body: '{"items":[', headers: json }),
  'broken problem': () => ({ body: '{"code":', headers: problemJson }),
  'JSON of a wrong content type': () => ({ body: '{"items":[]}', headers: { 'Content-Type': 'text/html' } }),
  'JSON that is no object': () => ({ body: 'null', headers: problemJson }),
} satisfies Record<string, (status: number) => { body: string; headers: Record<string, string> }>;

const statuses = Array.from({ length: 400 }, (_, index) => 200 + index).filter(
  (status) => ![204, 205, 304].includes(status),
);

/** As a real fetch does: a request that nothing holds is collected, and its signal with it. */
const underWay = new Set<Request>();

/** How the way of the response ends: whole, before its head, in its middle, or never. */
const ways = {
  whole: (response: Response) => Promise.resolve(response),
  lost: () => Promise.reject(new TypeError('Failed to fetch')),
  'lost in the body': ({ status, headers }: Response) =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"items"'));
            controller.error(new TypeError('terminated'));
          },
        }),
        { status, headers },
      ),
    ),
  'timed out': (_: Response, request: Request) =>
    new Promise<Response>((_resolve, reject) => {
      underWay.add(request);
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    }),
} satisfies Record<string, (response: Response, request: Request) => Promise<Response>>;

describe('a failing call is one ApiError, never a success and never another error', () => {
  test.each(Object.keys(ways) as (keyof typeof ways)[])('when the response is %s', async (way) => {
    const runs = way === 'timed out' ? 20 : 400;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...statuses),
        fc.constantFrom(...Object.values(bodies)),
        async (status, make) => {
          const { body, headers } = make(status);
          serve((request) => ways[way](new Response(body, { status, headers }), request));
          const { code, status: reported } = await failureOf(listRefills());
          expect([0, status]).toContain(reported);
          if (way === 'timed out') expect(code).toBe('timed_out');
          if (way === 'lost') expect(code).toBe('network_lost');
        },
      ),
      { numRuns: runs },
    );
  });

  test('whatever the server sends', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...statuses.filter((status) => status >= 400)),
        fc.oneof(fc.json(), fc.string()),
        fc.constantFrom(json, problemJson, {}),
        async (status, body, headers) => {
          response(body, status, headers);
          expect((await failureOf(listRefills())).status).toBe(status);
        },
      ),
    );
  });
});

describe('a success', () => {
  test('is its JSON', async () => {
    response('{"items":[],"page":1,"limit":20,"total":0}', 200, {
      'Content-Type': 'application/json; charset=utf-8',
    });
    expect(await listRefills()).toEqual({ items: [], page: 1, limit: 20, total: 0 });
  });

  test('without content is undefined', async () => {
    response(null, 204);
    expect(await unwrap(client.POST('/auth/logout'))).toBeUndefined();
  });

  test.each([
    ['nothing', null, 204],
    ['an empty object', '{}', 200],
    ['null', 'null', 200],
    ['a row that is not of the contract', '{"items":[{}],"page":1,"limit":20,"total":1}', 200],
  ])('with %s in place of a body is unreadable', async (_what, body, status) => {
    response(body, status, json);
    expect(await failureOf(listRefills())).toMatchObject({ code: 'unreadable_body', status });
  });

  test('with an HTML page instead of no body is unreadable', async () => {
    response('<!doctype html>', 200, { 'Content-Type': 'text/html', 'Content-Length': '15' });
    expect((await failureOf(unwrap(client.POST('/auth/logout')))).code).toBe('unreadable_body');
  });
});

describe('a problem', () => {
  test('keeps its code, fields, request id and detail', async () => {
    const body = {
      status: 422,
      code: 'validation_failed',
      detail: 'Check the amount.',
      errors: { 'amount.amount': 'amount_below_minimum', system: 'a_reason_of_tomorrow' },
    };
    response(JSON.stringify(body), 422, { ...problemJson, 'X-Request-Id': 'r-1' });
    expect(await failureOf(listRefills())).toMatchObject({
      code: 'validation_failed',
      status: 422,
      fields: { 'amount.amount': 'amount_below_minimum', system: 'malformed' },
      requestId: 'r-1',
      detail: 'Check the amount.',
    });
  });

  test.each([
    [{ login: 32 }, { login: 32 }],
    [{ login: '32', city: 200 }, { city: 200 }],
    ['32', {}],
    [null, {}],
    [undefined, {}],
  ])('keeps the limits %j as far as they are numbers', async (limits, kept) => {
    const body = { status: 422, code: 'validation_failed', errors: { login: 'too_long' }, limits };
    response(JSON.stringify(body), 422, problemJson);
    expect((await failureOf(listRefills())).limits).toEqual(kept);
  });

  test('with an unknown code keeps the detail', async () => {
    response(
      JSON.stringify({ code: 'moon_in_the_way', detail: 'The moon is in the way.' }),
      400,
      problemJson,
    );
    expect(await failureOf(listRefills())).toMatchObject({
      code: 'unknown_code',
      detail: 'The moon is in the way.',
    });
  });

  test.each([
    [401, 'unauthorized'],
    [404, 'not_found'],
    [429, 'too_many_calls'],
    [500, 'unexpected_error'],
    [502, 'try_again_later'],
    [418, 'unreadable_body'],
  ])('of status %i without a body says what the status says', async (status, code) => {
    response('', status, { 'Content-Length': '0' });
    expect((await failureOf(listRefills())).code).toBe(code);
  });

  test.each([
    ['120', 120],
    ['Thu, 15 Oct 2026 11:59:59 GMT', 0],
    ['soon', undefined],
  ])('asks to wait: %s', async (header, seconds) => {
    response('', 503, { 'Retry-After': header });
    expect((await failureOf(listRefills())).retryAfter).toBe(seconds);
  });
});

describe('isDefinitive', () => {
  test.each([
    [422, 'validation_failed', true],
    [403, 'insufficient_balance', true],
    [409, 'idempotency_key_reused', true],
    [409, 'conflict', false],
    [401, 'unauthorized', false],
    [429, 'too_many_calls', false],
    [500, 'unexpected_error', false],
    [503, 'technical_work', false],
    [0, 'network_lost', false],
    [0, 'timed_out', false],
    [200, 'unreadable_body', false],
  ] as const)('%i %s is said: %s', (status, code, isDefinitive) => {
    expect(new ApiError({ status, code }).isDefinitive).toBe(isDefinitive);
  });
});

test('the response of a change is unreadable when its shape cannot be loaded, such as after a new version', async () => {
  const read = () => client.POST('/notification/read', { body: { ids: null } });
  response('{"unread":0}', 200, json);
  expect(await unwrap(read())).toEqual({ unread: 0 });
  vi.resetModules();
  vi.doMock('./generated/changeShapes.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  // Loaded again: the shapes that the client above has loaded stay loaded.
  const { setOperation, unwrap: unwrapLater } = await import('./unwrap.ts');
  const later = read().then((reply) => {
    setOperation(reply.response, 'post', '/notification/read');
    return reply;
  });
  await expect(unwrapLater(later)).rejects.toMatchObject({ code: 'unreadable_body', status: 200 });
  vi.doUnmock('./generated/changeShapes.ts');
});
