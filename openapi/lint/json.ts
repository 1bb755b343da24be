/** A JSON object of unknown shape. */
export type Item = Readonly<Record<string, unknown>>;

/** The value as an object, an empty one if it is none. */
export function toItem(value: unknown): Item {
  return value instanceof Object && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
}

/** The objects of a list. */
export function toItems(value: unknown): Item[] {
  return Array.isArray(value) ? value.map(toItem) : [];
}

/** The value, if it is an object, and every object inside it. */
export function itemsWithin(value: unknown): Item[] {
  if (!(value instanceof Object)) return [];
  const nested = Object.values(value).flatMap(itemsWithin);
  return Array.isArray(value) ? nested : [toItem(value), ...nested];
}
