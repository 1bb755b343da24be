import type { components, paths } from './generated/schema.ts';

/** A type of the contract by its name: `Schema<'Refill'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** Every reason the server gives for a failure; section 8 and what its neighbours need. */
export type ProblemCode = Schema<'ProblemCode'>;

/** What is wrong with one field; section 5. */
export type FieldErrorCode = Schema<'FieldErrorCode'>;

/** A path of the contract, as it is written there: `/funds/refills/{id}`. */
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

/** The answers of an operation by status. */
export type Responses<M extends Method, P extends ApiPath> =
  Operation<M, P> extends { responses: infer All } ? All : never;

/** The body of one answer; undefined where it has none. */
export type ResponseBody<Response> = Response extends { content: infer Content }
  ? [Content] extends [never]
    ? undefined
    : JsonOf<Content>
  : undefined;

/** What a successful call gives. */
export type Data<M extends Method, P extends ApiPath> = {
  [Status in keyof Responses<M, P>]: Status extends Success ? ResponseBody<Responses<M, P>[Status]> : never;
}[keyof Responses<M, P>];

/** What a call sends; a form with files is sent as FormData. */
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

/** `Key` is left out where there is nothing to give, optional where nothing must be given. */
type Slot<Key extends string, Value> = [Value] extends [never]
  ? unknown
  : object extends Value
    ? Optional<Key, Value>
    : Required<Key, Value>;

type Given<All> = { [K in keyof All as [NonNullable<All[K]>] extends [never] ? never : K]: All[K] };

/** Path and query parameters; headers are the client's own matter. */
type Params<M extends Method, P extends ApiPath> =
  Operation<M, P> extends { parameters: infer All extends { path?: unknown; query?: unknown } }
    ? Given<Pick<All, 'path' | 'query'>>
    : never;

/** What an operation of the contract is called with. */
export type CallInit<M extends Method, P extends ApiPath> = Slot<'params', Params<M, P>> &
  Slot<'body', RequestBody<M, P>>;

/** An argument that may be left out where all of it is optional. */
export type Argument<Init> = object extends Init ? [init?: Init] : [init: Init];
