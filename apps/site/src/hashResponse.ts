/** Leaves out when the response was given, and the order of its fields. */
function comparable(key: string, value: unknown): unknown {
  if (key === 'date') return undefined;
  if (!(value instanceof Object) || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A short hash of a response. The build writes it, and the browser compares it with that of a new response. */
export function digestOf(response: unknown): string {
  let digest = 0;
  for (const letter of JSON.stringify(response, comparable))
    digest = (Math.imul(digest, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return (digest >>> 0).toString(36);
}
