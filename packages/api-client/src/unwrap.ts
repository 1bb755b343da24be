import { ApiError } from './ApiError.ts';
import { readProblem } from './readProblem.ts';

/** What a call of the client resolves to. */
export type Answer<Data> =
  | { readonly data: Data; readonly response: Response }
  | { readonly data?: undefined; readonly error: unknown; readonly response: Response };

/** The data of a successful answer; the failed one has none. */
type DataOf<Result> = Result extends { readonly data: infer Data } ? Data : never;

const isJson = (response: Response) =>
  /^application\/json\b/i.test(response.headers.get('Content-Type') ?? '');

/** Why there is no answer at all. */
function lossOf(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const name = cause instanceof Error ? cause.name : undefined;
  const code =
    name === 'TimeoutError' ? 'timed_out' : name === 'SyntaxError' ? 'unreadable_body' : 'network_lost';
  return new ApiError({ code, status: 0 }, { cause });
}

/**
 * The data of a call, or a thrown ApiError and nothing else: for a status that is no success whatever its body, for a
 * body that is not JSON, for a missing one, for a lost connection and for a time-out.
 */
export function unwrap<Result extends Answer<unknown>>(call: Promise<Result>): Promise<DataOf<Result>>;
export async function unwrap(call: Promise<Answer<unknown>>): Promise<unknown> {
  const answer = await call.catch((cause: unknown) => {
    throw lossOf(cause);
  });
  const { response, data } = answer;
  if (!response.ok) throw readProblem(response, 'error' in answer ? answer.error : undefined);
  if (response.status === 204) return undefined;
  if (data === undefined || !isJson(response)) {
    throw new ApiError({ code: 'unreadable_body', status: response.status });
  }
  return data;
}
