import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract } from '../contract.ts';
import type { ApiPath, Method, PathWith, RequestBody } from '../contractTypes.ts';

const violations: string[] = [];
const validators = new Map<string, ValidateFunction>();
let ajv: Ajv2020 | undefined;

/** Returns and clears the contract violations of mocks. A test with any of them fails. */
export function takeContractViolations(): readonly string[] {
  return violations.splice(0);
}

/** Created on first use, because stories load this file too. */
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

/** The JSON pointer of this place in the contract, with references resolved; undefined if there is none. */
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

function validateBody(
  what: string,
  content: readonly (string | number)[],
  type: string,
  body: unknown,
): void {
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

/** Validates a mocked response. Records and throws a violation with its path in the body. */
export function validateResponse(
  method: string,
  path: string,
  status: number,
  type: string,
  body: unknown,
): void {
  const what = `${status} of ${method.toUpperCase()} ${path}`;
  const response = ['paths', path, method, 'responses', status];
  if (!find(response)) report(`${what} is not in the contract`);
  validateBody(what, [...response, 'content'], type, body);
}

/** The JSON body of an operation. */
export type JsonBody<M extends Method, P extends ApiPath> = Exclude<RequestBody<M, P>, FormData>;

/** Validates a JSON request. Multipart forms are not validated. */
export function validateRequest<M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  body: unknown,
): asserts body is JsonBody<M, P> {
  const content = ['paths', path, method, 'requestBody', 'content'];
  if (find([...content, 'multipart/form-data'])) return;
  validateBody(`The body of ${method.toUpperCase()} ${path}`, content, 'application/json', body);
}
