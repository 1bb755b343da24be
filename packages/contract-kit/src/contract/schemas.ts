import { contract } from '@meridian/api-client/contract';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ContractOperation } from './contractOperations.ts';

/** A lazy validator: compiling all schemas of the contract would delay the start. */
export type Validator<Value> = () => ValidateFunction<Value>;

/** Compiles on first use. */
export function createValidator<Value>(compile: Validator<Value>): Validator<Value> {
  let compiled: ValidateFunction<Value> | undefined;
  return () => (compiled ??= compile());
}

/** The schemas of the contract. They are compiled when they are used. */
export function createSchemas(coerceTypes: false | 'array'): Ajv2020 {
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

/** A validator for a reference into the contract; without one anything passes. */
export function schemaAt<Value>(place: string | undefined): Validator<Value> {
  return createValidator(() => exact.compile<Value>(place === undefined ? {} : { $ref: place }));
}

const responseSchemas = new Map<string, Validator<unknown>>();

/** Throws when a response violates the contract: undocumented status, unexpected body, invalid body. */
export async function validateResponse(
  { id, responses, file }: ContractOperation,
  response: Response,
): Promise<void> {
  const place = responses.get(response.status);
  if (place === undefined)
    throw new Error(`${id} responded ${response.status}, which the contract does not have.`);
  if (file !== undefined && response.ok) {
    // Not read: it is streamed.
    const type = response.headers.get('content-type');
    if (type !== file) throw new Error(`${id} responded ${type} instead of ${file}.`);
    return;
  }
  const body = await response.clone().text();
  if (place === null) {
    if (body !== '') throw new Error(`${id} responded ${response.status} with a body.`);
    return;
  }
  const schema = responseSchemas.get(place) ?? schemaAt(place);
  responseSchemas.set(place, schema);
  const validate = schema();
  if (validate(JSON.parse(body))) return;
  const findings = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(
    `${id} responded ${response.status} with a body that breaks its schema: ${findings.join('; ')}`,
  );
}
