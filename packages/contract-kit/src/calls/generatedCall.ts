import fc from 'fast-check';
import type { ContractOperation } from '../contract/contractOperations.ts';
import { html, jpeg, png, webp } from './photos.ts';
import { hostileBody, hostileText, nearly } from './hostileInput.ts';
import { inputOf, type Json, type KnownValues, nodeAt, propertiesOf } from './inputOf.ts';

/** Caller: without a token, with an unknown token, with an unconfirmed phone, or with money. */
export type Caller = 'nobody' | 'stranger' | 'unconfirmed' | 'owner';

type Body =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string; readonly type: string | undefined }
  | {
      readonly kind: 'form';
      readonly fields: readonly (readonly [name: string, value: string | FileKind])[];
    };

export interface GeneratedCall {
  readonly caller: Caller;
  /** Path parameters, percent-encoded. */
  readonly path: Readonly<Partial<Record<string, string>>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly key: string | undefined;
  readonly body: Body;
}

/** How much of the call matches the contract. */
type Manner = 'valid' | 'nearly' | 'hostile';

const files = {
  png: { type: 'image/png', bytes: png },
  jpeg: { type: 'image/jpeg', bytes: jpeg },
  webp: { type: 'image/webp', bytes: webp },
  cut: { type: 'image/png', bytes: png.subarray(0, 40) },
  html: { type: 'image/png', bytes: html },
  nothing: { type: 'image/png', bytes: Buffer.alloc(0) },
} as const;

type FileKind = {
  readonly file: keyof typeof files | 'noise';
  readonly name: string;
  /** Random content. */
  readonly noise: Uint8Array<ArrayBuffer>;
};

function blobOf({ file, noise }: FileKind): Blob {
  if (file === 'noise') return new Blob([noise], { type: 'application/octet-stream' });
  return new Blob([files[file].bytes], { type: files[file].type });
}

function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A path segment. Empty segments and dots would change the path. */
const pathSegment = hostileText
  .filter((text) => !/^\.{0,2}$/.test(text) && text.length < 500)
  .map((text) => encodeURIComponent(text.toWellFormed()));

function pathOf(
  operation: ContractOperation,
  known: KnownValues,
  manner: Manner,
): fc.Arbitrary<Record<string, string>> {
  const segments = operation.parameters
    .filter(({ place }) => place === 'path')
    .map(({ name, schema }) => {
      const valid = inputOf(nodeAt(schema), name, known).map((value) =>
        encodeURIComponent(asText(value).toWellFormed()),
      );
      const isGood = manner === 'valid' ? 20 : 1;
      return [
        name,
        fc.oneof({ weight: isGood, arbitrary: valid }, { weight: 1, arbitrary: pathSegment }),
      ] as const;
    });
  return fc.record(Object.fromEntries(segments));
}

function queryOf(
  operation: ContractOperation,
  known: KnownValues,
  manner: Manner,
): fc.Arbitrary<[string, string][]> {
  const parameters = operation.parameters.filter(({ place }) => place === 'query');
  const pairs = parameters.map(({ name, schema, required }) => {
    const valid = inputOf(nodeAt(schema), name, known).map(asText);
    const value =
      manner === 'valid'
        ? valid
        : fc.oneof(
            valid,
            // The server rejects a longer URL before it validates the call.
            hostileText.map((text) => text.slice(0, 500).toWellFormed()),
          );
    const pair = value.map((text): [string, string] => [name, text]);
    return required && manner === 'valid'
      ? pair.map((one) => [one])
      : fc.array(pair, { maxLength: manner === 'hostile' ? 2 : 1 });
  });
  return fc.tuple(...pairs).map((lists) => lists.flat());
}

const goodKey = fc.oneof(
  fc.uuid(),
  fc.constantFrom('an-intent-that-was-sent-before', 'another-intent-that-was-sent-before'),
);
const badKey = fc.constantFrom(
  undefined,
  'short',
  'a'.repeat(65),
  'with spaces in between',
  '../../etc/passwd',
);

function keyOf(operation: ContractOperation, manner: Manner): fc.Arbitrary<string | undefined> {
  if (!operation.parameters.some(({ name }) => name === 'Idempotency-Key')) return fc.constant(undefined);
  return manner === 'valid'
    ? goodKey
    : fc.oneof({ weight: 3, arbitrary: goodKey }, { weight: 1, arbitrary: badKey });
}

function jsonBodyOf(place: string, known: KnownValues, manner: Manner): fc.Arbitrary<Body> {
  const text = (arbitrary: fc.Arbitrary<string>, type: string | undefined = 'application/json') =>
    arbitrary.map((body): Body => ({ kind: 'text', text: body.toWellFormed(), type }));
  const valid = inputOf(nodeAt(place), '', known);
  switch (manner) {
    case 'valid':
      return text(valid.map((value) => JSON.stringify(value)));
    case 'nearly':
      return text(nearly(valid).map((value) => JSON.stringify(value)));
    case 'hostile':
      return fc.oneof(
        text(hostileBody),
        text(hostileBody, 'text/html'),
        text(
          valid.map((value) => JSON.stringify(value)),
          'multipart/form-data',
        ),
        text(hostileBody, undefined),
        fc.constant<Body>({ kind: 'none' }),
      );
  }
}

const goodFileName = fc.constantFrom('photo.png', 'Фото документа.jpg', '..photo', 'a "quoted" name.webp');

function isFile(node: object): boolean {
  return 'format' in node && node.format === 'binary';
}

function formOf(place: string, known: KnownValues, manner: Manner): fc.Arbitrary<Body> {
  const { $ref } = nodeAt(place);
  const fields = propertiesOf(nodeAt(typeof $ref === 'string' ? $ref : place)).map(([name, node]) => {
    const kinds: readonly FileKind['file'][] =
      manner === 'valid'
        ? ['png', 'jpeg', 'webp']
        : ['png', 'jpeg', 'webp', 'cut', 'html', 'nothing', 'noise'];
    const file = fc.record({
      file: fc.constantFrom(...kinds),
      name: manner === 'valid' ? goodFileName : hostileText.map((text) => text.toWellFormed()),
      noise: fc.uint8Array({ minLength: 64, maxLength: 64 }).map((bytes) => new Uint8Array(bytes)),
    });
    const valid: fc.Arbitrary<string | FileKind> = isFile(node)
      ? file
      : inputOf(node, name, known).map(asText);
    const value =
      manner === 'valid'
        ? valid
        : fc.oneof(
            { weight: 5, arbitrary: valid },
            { weight: 1, arbitrary: hostileText.map((text) => text.toWellFormed()) },
          );
    const field = value.map((one): [string, string | FileKind] => [name, one]);
    return manner === 'hostile' ? fc.array(field, { maxLength: 2 }) : field.map((one) => [one]);
  });
  return fc.tuple(...fields).map((lists): Body => ({ kind: 'form', fields: lists.flat() }));
}

/** Pointer to the schema of the form, if the call takes one. */
export function formPlaceOf({ path, method }: ContractOperation): string | undefined {
  const { requestBody } = nodeAt(`#/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method}`);
  const isForm =
    typeof requestBody === 'object' &&
    requestBody !== null &&
    JSON.stringify(requestBody).includes('"multipart/form-data"');
  return isForm
    ? `#/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method}/requestBody/content/multipart~1form-data/schema`
    : undefined;
}

function bodyOf(operation: ContractOperation, known: KnownValues, manner: Manner): fc.Arbitrary<Body> {
  if (operation.body !== undefined) return jsonBodyOf(operation.body, known, manner);
  const form = formPlaceOf(operation);
  return form === undefined ? fc.constant({ kind: 'none' }) : formOf(form, known, manner);
}

/** Generates calls of an operation: half match the contract, the rest are nearly valid or hostile. */
export function callOf(operation: ContractOperation, known: KnownValues): fc.Arbitrary<GeneratedCall> {
  const caller = fc.oneof(
    { weight: 12, arbitrary: fc.constant<Caller>('owner') },
    { weight: 3, arbitrary: fc.constant<Caller>('unconfirmed') },
    { weight: 2, arbitrary: fc.constantFrom<Caller>('nobody', 'stranger') },
  );
  const inManner = (manner: Manner) =>
    fc.record({
      caller,
      path: pathOf(operation, known, manner),
      query: queryOf(operation, known, manner),
      key: keyOf(operation, manner),
      body: bodyOf(operation, known, manner),
    });
  return fc.oneof(
    { weight: 6, arbitrary: inManner('valid') },
    { weight: 4, arbitrary: inManner('nearly') },
    { weight: 2, arbitrary: inManner('hostile') },
  );
}

function payloadOf(body: Body): { readonly type?: string; readonly body?: string | FormData } {
  switch (body.kind) {
    case 'none':
      return {};
    case 'text':
      return { body: body.text, ...(body.type === undefined ? {} : { type: body.type }) };
    case 'form': {
      const form = new FormData();
      for (const [name, value] of body.fields) {
        if (typeof value === 'string') form.append(name, value);
        else form.append(name, blobOf(value), value.name);
      }
      return { body: form };
    }
  }
}

/** Sends a call to the API at `base` with the token of its caller. */
export function send(
  base: string,
  operation: ContractOperation,
  call: GeneratedCall,
  token: string | null,
): Promise<Response> {
  const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => call.path[name] ?? '');
  const query = new URLSearchParams(call.query.map(([name, value]) => [name, value])).toString();
  const { type, body } = payloadOf(call.body);
  const headers = new Headers();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (type !== undefined) headers.set('content-type', type);
  if (call.key !== undefined) headers.set('idempotency-key', call.key);
  return fetch(`${base}/api${address}${query === '' ? '' : `?${query}`}`, {
    method: operation.method.toUpperCase(),
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
}
