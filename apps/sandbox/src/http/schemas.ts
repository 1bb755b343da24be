import { contract } from '@meridian/api-client/contract';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ContractOperation, ContractParameter } from './contractOperations.ts';

const responseSchemas = new Map<string, Validator<unknown>>();

/** Throws when a response violates the contract: undocumented status, unexpected body, invalid body. */
export async function validateResponse(
  { id, responses, file }: ContractOperation,
  response: Response,
): Promise<void> {
  const place = responses.get(response.status);
  if (place === undefined)
    throw new Error(`${id} answered ${response.status}, which the contract does not have.`);
  if (file !== undefined && response.ok) {
    // Not read: it is streamed.
    const type = response.headers.get('content-type');
    if (type !== file) throw new Error(`${id} answered ${type} instead of ${file}.`);
    return;
  }
  const body = await response.clone().text();
  if (place === null) {
    if (body !== '') throw new Error(`${id} answered ${response.status} with a body.`);
    return;
  }
  const schema = responseSchemas.get(place) ?? schemaAt(place);
  responseSchemas.set(place, schema);
  const validate = schema();
  if (validate(JSON.parse(body))) return;
  const findings = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(
    `${id} answered ${response.status} with a body that breaks its schema: ${findings.join('; ')}`,
  );
}

/** A lazy validator: compiling all schemas of the contract would delay the start. */
export type Validator<Value> = () => ValidateFunction<Value>;

/** Compiles on first use. */
export function createValidator<Value>(compile: Validator<Value>): Validator<Value> {
  let compiled: ValidateFunction<Value> | undefined;
  return () => (compiled ??= compile());
}

function createSchemas(coerceTypes: false | 'array'): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    coerceTypes,
    formats: { decimal: true, password: true },
  });
  addFormats(ajv);
  return ajv.addSchema(contract, 'contract');
}

const exact = createSchemas(false);
/** Parameters arrive as text and are coerced to numbers, and one that can be repeated to a list. */
const coercing = createSchemas('array');

/** A validator for a reference into the contract; without one anything passes. */
export function schemaAt<Value>(place: string | undefined): Validator<Value> {
  return createValidator(() => exact.compile<Value>(place === undefined ? {} : { $ref: place }));
}

/** JSON's format. Coercion alone would accept `1e3`, `+1`, `01`, `1.0` and `0x1`. */
const integer = '^(0|-?[1-9][0-9]*)$';

function schemaOf({ schema, isInteger }: ContractParameter): object {
  return isInteger ? { allOf: [{ pattern: integer }, { $ref: schema }] } : { $ref: schema };
}

/** A validator for all parameters in one place (`path`, `query`, `header`). */
export function parameterSchema<Value>(operation: ContractOperation, place: string): Validator<Value> {
  const parameters = operation.parameters.filter((parameter) => parameter.place === place);
  return createValidator(() =>
    coercing.compile<Value>({
      type: 'object',
      properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, schemaOf(parameter)])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    }),
  );
}
