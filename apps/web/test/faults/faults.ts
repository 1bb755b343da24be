import { exampleResponse, type Call } from './contractServer.ts';

/** Makes a call fail: returns or throws what the network delivers instead of the successful response. */
export type Fault = (call: Call) => Promise<Response>;

function problem(
  status: number,
  code: string,
  more: { errors?: Record<string, string>; headers?: Record<string, string> } = {},
): Fault {
  const { errors, headers } = more;
  const body = { type: `urn:meridian:problem:${code}`, title: code, status, code, errors };
  return async () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/problem+json', ...headers },
    });
}

const response =
  (body: string | null, type: string | undefined, status = 200): Fault =>
  async () =>
    new Response(body, { status, headers: type === undefined ? {} : { 'Content-Type': type } });

const json = 'application/json';

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** All faults of the fault matrix, by name. */
export const faults = {
  'connection lost': async () => {
    throw new TypeError('Failed to fetch');
  },
  '401': problem(401, 'unauthorized'),
  '403': problem(403, 'forbidden'),
  '404': problem(404, 'not_found'),
  '409': problem(409, 'conflict'),
  '422 of an unknown field': problem(422, 'validation_failed', { errors: { colour: 'malformed' } }),
  '429': problem(429, 'too_many_calls', { headers: { 'Retry-After': '20' } }),
  '500': problem(500, 'unexpected_error'),
  '503': problem(503, 'technical_work'),
  'HTML with 200': response('<!doctype html><title>Wi-Fi login</title>', 'text/html'),
  'empty body': response('', json),
  '{}': response('{}', json),
  null: response('null', json),
  '204': response(null, undefined, 204),
  slow: async (call) => {
    await wait(20_000, call.request.signal);
    return exampleResponse(call);
  },
  'no answer': async (call) => {
    await wait(3_600_000, call.request.signal);
    return exampleResponse(call);
  },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof faults;

const isFaultName = (name: string): name is FaultName => name in faults;

/** Returns a function whose calls return the chosen faults one after another, again and again. */
export function takeTurns(isChosen: (fault: FaultName) => boolean): () => FaultName {
  const chosen = Object.keys(faults).filter(isFaultName).filter(isChosen);
  let turn = 0;
  return () => {
    const fault = chosen[turn % chosen.length];
    if (fault === undefined) throw new Error('No fault is chosen.');
    turn += 1;
    return fault;
  };
}

/** A 422 for a field that the form has. */
export const refusing = (field: string): Fault =>
  problem(422, 'validation_failed', { errors: { [field]: 'malformed' } });
