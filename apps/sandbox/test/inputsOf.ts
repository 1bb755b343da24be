import type { ContractOperation } from '@meridian/contract-kit';
import { nodeAt } from '@meridian/contract-kit/calls';

/** An input of a call. */
export interface Input {
  /** `operation field`. */
  readonly name: string;
  readonly field: string;
  readonly place: string;
}

/** Numbers, enums and secrets cannot identify a resource. */
const plainFormats: ReadonlySet<unknown> = new Set(['date', 'decimal', 'password', 'binary']);
const plainTypes: ReadonlySet<unknown> = new Set(['boolean', 'null', 'number', 'object', 'array']);

function mayName(node: object): boolean {
  if ('enum' in node || 'const' in node) return false;
  if ('format' in node) return !plainFormats.has(node.format);
  const type: unknown = 'type' in node ? node.type : undefined;
  if (type === 'integer') return !('minimum' in node);
  // A schema with no type or several types may be a name.
  return !plainTypes.has(type);
}

/**
 * Inputs that could identify a resource, in the path, query, headers, JSON body or form. Detected by schema instead of
 * name, so that new inputs are found too.
 */
export function inputsOf({ id, parameters, body, form }: ContractOperation): Input[] {
  const found = new Map<string, Input>();

  function look(node: unknown, field: string, place: string): void {
    if (typeof node !== 'object' || node === null) return;
    const inner: (readonly [unknown, string])[] = [];
    if ('$ref' in node && typeof node.$ref === 'string') inner.push([nodeAt(node.$ref), field]);
    if ('properties' in node)
      for (const [name, property] of Object.entries(Object(node.properties))) inner.push([property, name]);
    if ('items' in node) inner.push([node.items, field]);
    if ('additionalProperties' in node && typeof node.additionalProperties === 'object')
      inner.push([node.additionalProperties, field]);
    for (const key of ['oneOf', 'anyOf', 'allOf']) {
      const choices: unknown = Object(node)[key];
      if (Array.isArray(choices)) for (const choice of choices) inner.push([choice, field]);
    }
    for (const [child, name] of inner) look(child, name, place);
    if (inner.length === 0 && mayName(node)) found.set(field, { name: `${id} ${field}`, field, place });
  }

  for (const { name, place, schema } of parameters) look(nodeAt(schema), name, place);
  if (body !== undefined) look(nodeAt(body), '', 'body');
  if (form) look(nodeAt(form.schema), '', 'form');
  return [...found.values()];
}
