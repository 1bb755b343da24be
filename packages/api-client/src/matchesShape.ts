import { isDecimal } from '@meridian/money';
import type { Schema } from './contractTypes.ts';
import type { components } from './generated/schema.ts';

/**
 * What the contract requires of a value: a primitive kind, the required fields of an object (`{ field: shape }`), or one of `['list', items]`, `['map', values]`, `['enum', ...texts]`, `['any', ...alternatives]`.
 */
export type Shape = string | readonly Shape[] | { readonly [field: string]: Shape };

declare const schema: unique symbol;

type SchemaName = keyof components['schemas'];

/** The shape of a named schema. */
export type SchemaShape<Name extends SchemaName> = Shape & { readonly [schema]?: Name };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  absent: (value) => value === undefined,
  map: isObject,
  decimal: (value) => typeof value === 'string' && isDecimal(value),
  date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);

/** Whether a value has the required shape. Additional fields are allowed. */
export function matchesShape(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'string') return kinds[shape]?.(value) === true;
  if (!isList(shape)) {
    if (!isObject(value)) return false;
    return Object.entries(shape).every(([field, fieldShape]) =>
      matchesShape(fieldShape, Reflect.get(value, field)),
    );
  }
  const [kind, ...operands] = shape;
  if (kind === 'enum') return operands.some((text) => text === value);
  if (kind === 'any') return operands.some((alternative) => matchesShape(alternative, value));
  const values = kind === 'list' ? Array.isArray(value) && value : isObject(value) && Object.values(value);
  return values && values.every((item) => operands.every((itemShape) => matchesShape(itemShape, item)));
}

/** Whether a stored or foreign value has the shape of a schema: `isSchema(userShape, value)`. */
export function isSchema<Name extends SchemaName>(
  shape: SchemaShape<Name>,
  value: unknown,
): value is Schema<Name> {
  return matchesShape(shape, value);
}
