import type { ApiClient } from './client.ts';
import type { Data, FilePath, Method, PathWith } from './contractTypes.ts';
import { type DownloadedFile, unwrap, unwrapFile } from './unwrap.ts';

/** Parameters and body of any operation. The callers check their types with `CallInit`. */
export interface AnyInit {
  readonly params?: {
    readonly path?: Record<string, unknown>;
    readonly query?: Record<string, unknown>;
  };
  readonly body?: unknown;
}

/** Calls an operation. Returns its data or throws an ApiError. */
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

/** How a form is sent. */
export interface UploadInit {
  readonly signal: AbortSignal;
  readonly headers: Record<string, string>;
  /** Sends the form in place of the request's body. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Calls an operation whose body is a form. Returns its data or throws an ApiError. */
export function callUpload<M extends Method, P extends PathWith<M>>(
  client: ApiClient,
  method: M,
  path: P,
  init: UploadInit,
): Promise<Data<M, P>>;
export function callUpload(
  client: ApiClient,
  method: Method,
  path: string,
  { signal, headers, fetch }: UploadInit,
): Promise<unknown> {
  return unwrap(client.anyOperation.request(method, path, { signal, headers, fetch }));
}

/** How a file is asked for. */
interface DownloadInit {
  readonly signal: AbortSignal;
  readonly headers: Record<string, string>;
}

/** Calls an operation that responds with a file, and reports the bytes that have arrived. Throws an ApiError. */
export function callDownload(
  client: ApiClient,
  path: FilePath,
  init: DownloadInit & AnyInit,
  onReceived: (bytes: number) => void,
): Promise<DownloadedFile> {
  return unwrapFile(client.anyOperation.request('get', path, { ...init, parseAs: 'stream' }), onReceived);
}
