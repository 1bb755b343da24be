import { contract } from '@meridian/api-client/contract';
import fc from 'fast-check';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Meaningful values by field name. */
export type KnownValues = Readonly<Record<string, readonly Json[]>>;

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Resolves a pointer such as `contract#/components/schemas/Money` or a `#/components/...` reference. */
export function nodeAt(pointer: string): Node {
  let node: unknown = contract;
  for (const step of pointer.split('#/')[1]?.split('/') ?? []) {
    const name = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
    node = Array.isArray(node) ? node[Number(name)] : isNode(node) ? node[name] : undefined;
  }
  if (!isNode(node)) throw new Error(`The contract has nothing at ${pointer}.`);
  return node;
}

function textOf(node: Node, key: string): string | undefined {
  const value = node[key];
  return typeof value === 'string' ? value : undefined;
}

function numberOf(node: Node, key: string): number | undefined {
  const value = node[key];
  return typeof value === 'number' ? value : undefined;
}

function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

export function isJson(value: unknown): value is Json {
  return value !== undefined && typeof value !== 'function';
}

const dayWithin = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

/** Mostly a day within the test period. */
const day = fc.oneof(
  { weight: 3, arbitrary: dayWithin('2025-01-01', '2028-12-31') },
  { weight: 1, arbitrary: dayWithin('0001-01-01', '9999-12-31') },
);

/** Mostly an amount the callers can afford. */
const smallDecimal = fc
  .tuple(
    fc.integer({ min: 0, max: 9_999 }),
    fc.integer({ min: 0, max: 999_999 }),
    fc.integer({ min: 0, max: 6 }),
  )
  .map(([whole, fraction, digits]) =>
    digits === 0 ? `${whole}` : `${whole}.${String(fraction).padStart(6, '0').slice(0, digits)}`,
  );

const patterns = new Map<string, fc.Arbitrary<string>>();

/** Strings that match a pattern. Cached, because building the generator takes long. */
function matching(pattern: string): fc.Arbitrary<string> {
  const known = patterns.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  patterns.set(pattern, known);
  return known;
}

/** A pattern of one repeated class with the length in it: of strings of any length, a filter would hardly ever find one of 32. */
const withLength = (pattern: string, minLength: number, maxLength: number): string =>
  pattern.replace(/^(\^\[[^\]]+\])\+\$$/, `$1{${Math.max(minLength, 1)},${maxLength}}$`);

function stringOf(node: Node): fc.Arbitrary<string> {
  const minLength = numberOf(node, 'minLength') ?? 0;
  const maxLength = Math.min(numberOf(node, 'maxLength') ?? 40, minLength + 40);
  const fits = (value: string) =>
    value.length >= minLength && value.length <= (numberOf(node, 'maxLength') ?? Infinity);
  switch (textOf(node, 'format')) {
    case 'date':
      return day;
    case 'uuid':
      return fc.uuid();
    case 'email':
      return fc.emailAddress().filter(fits);
    case 'uri':
      return fc.webUrl().filter(fits);
    case 'decimal':
      return fc.oneof(
        { weight: 3, arbitrary: smallDecimal },
        { weight: 1, arbitrary: matching(textOf(node, 'pattern') ?? '^[0-9]+$') },
      );
    default: {
      const pattern = textOf(node, 'pattern');
      if (pattern !== undefined) return matching(withLength(pattern, minLength, maxLength)).filter(fits);
      return fc.string({ unit: 'binary', minLength, maxLength }).filter(fits);
    }
  }
}

/** The properties of an object schema, with their schemas. */
export function propertiesOf({ properties }: Node): [name: string, schema: Node][] {
  if (!isNode(properties)) return [];
  return Object.entries(properties).filter((entry): entry is [string, Node] => isNode(entry[1]));
}

function objectOf(node: Node, known: KnownValues): fc.Arbitrary<Json> {
  const fields = Object.fromEntries(
    propertiesOf(node).map(([name, inner]) => [name, inputOf(inner, name, known)]),
  );
  const requiredKeys = namesOf(node['required']).filter((name) => name in fields);
  const own: fc.Arbitrary<Readonly<Record<string, Json>>> = fc.record(fields, { requiredKeys });
  const { additionalProperties: others } = node;
  if (!isNode(others)) return own;
  const keys = known['(key)'] ?? [];
  const key = keys.length > 0 ? fc.constantFrom(...keys.map(String)) : fc.string({ maxLength: 12 });
  const more = fc.dictionary(key, inputOf(others, '(value)', known), {
    minKeys: numberOf(node, 'minProperties') ?? 0,
    maxKeys: 3,
  });
  return fc.tuple(own, more).map(([a, b]): Json => ({ ...a, ...b }));
}

function generated(node: Node, name: string, known: KnownValues): fc.Arbitrary<Json> {
  const reference = textOf(node, '$ref');
  if (reference !== undefined) return inputOf(nodeAt(reference), name, known);
  if (isJson(node['const'])) return fc.constant(node['const']);
  if (Array.isArray(node['enum'])) return fc.constantFrom(...node['enum'].filter(isJson));
  const choices = [...nodesOf(node['oneOf']), ...nodesOf(node['anyOf'])];
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => inputOf(choice, name, known)));
  const types = Array.isArray(node['type']) ? namesOf(node['type']) : [textOf(node, 'type') ?? 'object'];
  return fc.oneof(...types.map((type) => ofType(type, node, name, known)));
}

function ofType(type: string, node: Node, name: string, known: KnownValues): fc.Arbitrary<Json> {
  switch (type) {
    case 'string':
      return stringOf(node);
    case 'integer':
      return fc.integer({
        min: numberOf(node, 'minimum') ?? -1_000,
        max: Math.min(numberOf(node, 'maximum') ?? 1_000, 2_000_000_000),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.uniqueArray(inputOf(isNode(node['items']) ? node['items'] : {}, name, known), {
        minLength: numberOf(node, 'minItems') ?? 0,
        maxLength: 4,
      });
    case 'object':
      return objectOf(node, known);
    default:
      throw new Error(`No input can be made of the type ${type}.`);
  }
}

/** Values that match a schema. Three out of four are known values of the field, if there are any. */
export function inputOf(node: Node, name: string, known: KnownValues): fc.Arbitrary<Json> {
  const values = known[name] ?? [];
  const any = generated(node, name, known);
  return values.length === 0
    ? any
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: any });
}
