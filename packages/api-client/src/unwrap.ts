import { ApiError } from './ApiError.ts';
import { pageShapes } from './generated/pageShapes.ts';
import { matchesShape, type Shape } from './matchesShape.ts';
import { readProblem } from './readProblem.ts';

/** The result of an openapi-fetch call. */
export type ApiResponse<Data> =
  | { readonly data: Data; readonly response: Response }
  | { readonly data?: undefined; readonly error: unknown; readonly response: Response };

const operations = new WeakMap<Response, string>();

const nameOf = (method: string, path: string) => `${method.toLowerCase()} ${path}`;

/** Records which operation a response belongs to, so that `unwrap` can check the body against the contract. */
export function setOperation(response: Response, method: string, path: string): void {
  operations.set(response, nameOf(method, path));
}

type DataOf<Result> = Result extends { readonly data: infer Data } ? Data : never;

const isJson = (response: Response) =>
  /^application\/json\b/i.test(response.headers.get('Content-Type') ?? '');

/** The error of a call without a response. */
function lossOf(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const name = typeof cause === 'object' && cause !== null && 'name' in cause ? cause.name : undefined;
  const code =
    name === 'TimeoutError' ? 'timed_out' : name === 'SyntaxError' ? 'unreadable_body' : 'network_lost';
  return new ApiError({ code, status: 0 }, { cause });
}

/** The shape of a success. Those of changes are loaded with the first change, because no page needs them to be shown. */
async function findShape(operation: string): Promise<Shape | undefined> {
  return pageShapes[operation] ?? (await import('./generated/changeShapes.ts')).changeShapes[operation];
}

/** Begins to load the shape of a response while the response is on its way. */
export function preloadShape(method: string, path: string): void {
  // `unwrap` reports a failure.
  findShape(nameOf(method, path)).catch(() => undefined);
}

async function isReadable(response: Response, data: unknown): Promise<boolean> {
  const shape = await findShape(operations.get(response) ?? '');
  if (shape === undefined) return response.status === 204;
  return isJson(response) && matchesShape(shape, data);
}

/**
 * Returns the data of a call. Throws an ApiError for an error status, a body that violates the contract, a lost
 * connection or a timeout.
 */
export function unwrap<Result extends ApiResponse<unknown>>(call: Promise<Result>): Promise<DataOf<Result>>;
export async function unwrap(call: Promise<ApiResponse<unknown>>): Promise<unknown> {
  const reply = await call.catch((cause: unknown) => {
    throw lossOf(cause);
  });
  const { response, data } = reply;
  if (!response.ok) {
    const isRead = operations.get(response)?.startsWith('get ');
    throw readProblem(response, 'error' in reply ? reply.error : undefined, isRead);
  }
  // Also unreadable when its shape cannot be loaded, such as after a new version: a reload helps against both.
  if (!(await isReadable(response, data).catch(() => false)))
    throw new ApiError({ code: 'unreadable_body', status: response.status });
  return data;
}

/** A file as it is saved. */
export interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

/** The name of a file as the server gives it: `attachment; filename="my-data.zip"`. */
const fileName = /\bfilename="([^"]+)"/;

/**
 * Returns the file that a call responds with, and reports its bytes as they arrive. Throws an ApiError for an error status, a response
 * that is no file, and a connection that is lost before its end.
 */
export async function unwrapFile(
  call: Promise<ApiResponse<ReadableStream<Uint8Array> | null>>,
  onReceived: (bytes: number) => void,
): Promise<DownloadedFile> {
  const reply = await call.catch((cause: unknown) => {
    throw lossOf(cause);
  });
  const { response, data } = reply;
  if (!response.ok) throw readProblem(response, 'error' in reply ? reply.error : undefined);
  const { headers } = response;
  const [, name] = fileName.exec(headers.get('Content-Disposition') ?? '') ?? [];
  if (!data || name === undefined) throw new ApiError({ code: 'unreadable_body', status: response.status });
  let received = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      onReceived(received);
      controller.enqueue(chunk);
    },
  });
  // A blob can be stored outside the heap.
  const content = await new Response(data.pipeThrough(counted)).blob().catch((cause: unknown) => {
    throw lossOf(cause);
  });
  return { name, content };
}
