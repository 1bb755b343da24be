import { contract } from '@meridian/api-client/contract';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ContractOperation, ContractParameter } from './contractOperations.ts';
import { type Validator, validatorOf } from './Validator.ts';

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
