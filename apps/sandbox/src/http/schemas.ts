import { contract } from '@meridian/api-client/contract';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ContractOperation, ContractParameter } from './contractOperations.ts';

const answerSchemas = new Map<string, Validator<unknown>>();

/** Throws when an answer is not one the contract promises: its status, whether it has a body, the body's schema. */
export async function checkAnswer({ id, answers }: ContractOperation, response: Response): Promise<void> {
  const place = answers.get(response.status);
  if (place === undefined)
    throw new Error(`${id} answered ${response.status}, which the contract does not have.`);
  const body = await response.clone().text();
  if (place === null) {
    if (body !== '') throw new Error(`${id} answered ${response.status} with a body.`);
    return;
  }
  const schema = answerSchemas.get(place) ?? schemaAt(place);
  answerSchemas.set(place, schema);
  const validate = schema();
  if (validate(JSON.parse(body))) return;
  const findings = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(
    `${id} answered ${response.status} with a body that breaks its schema: ${findings.join('; ')}`,
  );
}

/** Gives what checks a value. It is compiled when it is first asked for: all of the contract's are a sixth of a start. */
export type Validator<Value> = () => ValidateFunction<Value>;

/** A validator that is compiled once, and only where something comes that it has to check. */
export function validatorOf<Value>(compile: Validator<Value>): Validator<Value> {
  let compiled: ValidateFunction<Value> | undefined;
  return () => (compiled ??= compile());
}

function schemasOf(coerceTypes: boolean): Ajv2020 {
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

const exact = schemasOf(false);
/** Parameters come as text; a number among them is read as one. */
const coercing = schemasOf(true);

/** Checks a JSON body, or an answer, against the place of its schema; where there is none, anything passes. */
export function schemaAt<Value>(place: string | undefined): Validator<Value> {
  return validatorOf(() => exact.compile<Value>(place === undefined ? {} : { $ref: place }));
}

/** As JSON writes it; JavaScript would read `1e3`, `+1`, `01`, `1.0` and `0x1` as integers, too. */
const integer = '^(0|-?[1-9][0-9]*)$';

/** The text is looked at before it is read as a number. */
function schemaOf({ schema, isInteger }: ContractParameter): object {
  return isInteger ? { allOf: [{ pattern: integer }, { $ref: schema }] } : { $ref: schema };
}

/** Checks all parameters of one place (`path`, `query`) together. */
export function parameterSchema<Value>(operation: ContractOperation, place: string): Validator<Value> {
  const parameters = operation.parameters.filter((parameter) => parameter.place === place);
  return validatorOf(() =>
    coercing.compile<Value>({
      type: 'object',
      properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, schemaOf(parameter)])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    }),
  );
}
