import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract } from '../contract.ts';
import type { ApiPath, Method, PathWith, RequestBody } from '../contractTypes.ts';

const violations: string[] = [];
const validators = new Map<string, ValidateFunction>();
let ajv: Ajv2020 | undefined;

/** What a mock said against the contract since this was last asked. A test that ends with any has failed. */
export function takeContractViolations(): readonly string[] {
  return violations.splice(0);
}

/** Made at the first use, for stories load this too. */
function ajvOfContract(): Ajv2020 {
  const made = new Ajv2020({ strict: false, allErrors: true, formats: { decimal: true } });
  addFormats(made);
  return made.addSchema(contract, 'contract');
}

function validatorOf(pointer: string): ValidateFunction {
  ajv ??= ajvOfContract();
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `contract#${pointer}` });
  validators.set(pointer, validate);
  return validate;
}

/** Walks the contract by the names given, through its references; the pointer of what is there, if anything is. */
function find(names: readonly (string | number)[]): string | undefined {
  let pointer = '';
  let place: unknown = contract;
  for (const name of names) {
    if (typeof place !== 'object' || place === null) return undefined;
    place = Reflect.get(place, name);
    pointer += `/${encodeURIComponent(String(name).replaceAll('~', '~0').replaceAll('/', '~1'))}`;
    const reference: unknown =
      typeof place === 'object' && place !== null ? Reflect.get(place, '$ref') : undefined;
    if (typeof reference === 'string') {
      pointer = reference.slice(1);
      place = pointer
        .split('/')
        .slice(1)
        .reduce<unknown>((at, key) => (at instanceof Object ? Reflect.get(at, key) : undefined), contract);
    }
  }
  return place === undefined ? undefined : pointer;
}

function report(text: string): never {
  violations.push(text);
  throw new Error(text);
}

function hold(what: string, content: readonly (string | number)[], type: string, body: unknown): void {
  if (!find(content)) {
    if (body === undefined) return;
    report(`${what} has no body in the contract`);
  }
  const schema = find([...content, type, 'schema']);
  if (!schema) return report(`${what} is no ${type} in the contract`);
  const validate = validatorOf(schema);
  if (validate(body)) return;
  const reasons = validate.errors?.map(({ instancePath, message, params }) => {
    return `${instancePath || '/'} ${message} ${JSON.stringify(params)}`;
  });
  report(`${what} breaks the contract:\n  ${reasons?.join('\n  ')}`);
}

/** Holds a mocked answer to the contract; throws, and notes, what breaks it by the path inside the body. */
export function holdResponse(
  method: string,
  path: string,
  status: number,
  type: string,
  body: unknown,
): void {
  const what = `${status} of ${method.toUpperCase()} ${path}`;
  const response = ['paths', path, method, 'responses', status];
  if (!find(response)) report(`${what} is not in the contract`);
  hold(what, [...response, 'content'], type, body);
}

/** What an operation is sent as JSON. */
export type JsonBody<M extends Method, P extends ApiPath> = Exclude<RequestBody<M, P>, FormData>;

/** Holds what was sent to a mock to the contract; a form with files is left to whoever reads it. */
export function holdRequest<M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  body: unknown,
): asserts body is JsonBody<M, P> {
  const content = ['paths', path, method, 'requestBody', 'content'];
  if (find([...content, 'multipart/form-data'])) return;
  hold(`The body of ${method.toUpperCase()} ${path}`, content, 'application/json', body);
}
