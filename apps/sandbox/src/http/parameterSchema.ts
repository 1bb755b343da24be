import {
  type ContractOperation,
  type ContractParameter,
  createSchemas,
  createValidator,
  type Validator,
} from '@meridian/contract-kit';

/** Parameters arrive as text and are coerced to numbers. A parameter that can be repeated becomes a list. */
const coercing = createSchemas('array');

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
