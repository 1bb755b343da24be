import type { components, paths } from './generated/schema.ts';

/** A schema of the contract: `Schema<'Refill'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** Error codes of the server (section 8 of the specification). */
export type ProblemCode = Schema<'ProblemCode'>;

/** Error codes of one field (section 5 of the specification). */
export type FieldErrorCode = Schema<'FieldErrorCode'>;

/** A path of the contract, such as `/funds/refills/{id}`. */
export type ApiPath = keyof paths;

export type WriteMethod = 'post' | 'put' | 'patch' | 'delete';
export type Method = 'get' | WriteMethod;

/** The paths that have this method. */
export type PathWith<M extends Method> = {
  [P in ApiPath]: paths[P][M] extends { responses: unknown } ? P : never;
}[ApiPath];

type Operation<M extends Method, P extends ApiPath> = paths[P][M];

type JsonOf<Content> = Content extends { 'application/json': infer Json } ? Json : never;

type Success = 200 | 201 | 202 | 203 | 204;

/** The responses of an operation by status. */
export type Responses<M extends Method, P extends ApiPath> =
  Operation<M, P> extends { responses: infer All } ? All : never;

/** The body of a response; undefined without one. */
export type ResponseBody<Response> = Response extends { content: infer Content }
  ? [Content] extends [never]
    ? undefined
    : JsonOf<Content>
  : undefined;

/** The data of a successful call. */
export type Data<M extends Method, P extends ApiPath> = {
  [Status in keyof Responses<M, P>]: Status extends Success ? ResponseBody<Responses<M, P>[Status]> : never;
}[keyof Responses<M, P>];

/** The paths that respond with a file. */
export type FilePath = {
  [P in PathWith<'get'>]: Responses<'get', P> extends {
    200: { content: { 'application/zip': unknown } | { 'application/pdf': unknown } };
  }
    ? P
    : never;
}[PathWith<'get'>];

/** The body of a request. A multipart form is FormData. */
export type RequestBody<M extends Method, P extends ApiPath> =
  Operation<M, P> extends { requestBody?: infer Body }
    ? NonNullable<Body> extends { content: infer Content }
      ? Content extends { 'multipart/form-data': unknown }
        ? FormData
        : JsonOf<Content>
      : never
    : never;

type Optional<Key extends string, Value> = { readonly [K in Key]?: Value };
type Required<Key extends string, Value> = { readonly [K in Key]: Value };

/** No `Key` if there is no value, an optional one if nothing in the value is required. */
type Slot<Key extends string, Value> = [Value] extends [never]
  ? unknown
  : object extends Value
    ? Optional<Key, Value>
    : Required<Key, Value>;

type Given<All> = { [K in keyof All as [NonNullable<All[K]>] extends [never] ? never : K]: All[K] };

/** Path and query parameters. The client sets the headers. */
type Params<M extends Method, P extends ApiPath> =
  Operation<M, P> extends { parameters: infer All extends { path?: unknown; query?: unknown } }
    ? Given<Pick<All, 'path' | 'query'>>
    : never;

/** The parameters in the query of a GET: `QueryParameters<'/funds/refills'>`. */
export type QueryParameters<P extends PathWith<'get'>> =
  Params<'get', P> extends { readonly query?: infer Query } ? NonNullable<Query> : never;

/** The parameters and the body of an operation. */
export type CallInit<M extends Method, P extends ApiPath> = Slot<'params', Params<M, P>> &
  Slot<'body', RequestBody<M, P>>;

/** An argument that is optional if everything in it is. */
export type Argument<Init> = object extends Init ? [init?: Init] : [init: Init];
