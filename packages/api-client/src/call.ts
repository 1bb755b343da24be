import type { ApiClient } from './client.ts';
import type { Data, Method, PathWith } from './contractTypes.ts';
import { unwrap } from './unwrap.ts';

/** What any operation is called with; whoever passes it on has held it to the contract by `CallInit`. */
export interface AnyInit {
  readonly params?: {
    readonly path?: Record<string, unknown>;
    readonly query?: Record<string, unknown>;
  };
  readonly body?: unknown;
}

/** Carries out an operation chosen at run time, and gives what the contract promises of it or throws an ApiError. */
export function call<M extends Method, P extends PathWith<M>>(
  client: ApiClient,
  method: M,
  path: P,
  init: AnyInit,
  headers?: Record<string, string>,
): Promise<Data<M, P>>;
export function call(
  client: ApiClient,
  method: Method,
  path: string,
  { params = {}, body }: AnyInit,
  headers: Record<string, string> = {},
): Promise<unknown> {
  return unwrap(client.anyOperation.request(method, path, { params, body, headers }));
}
