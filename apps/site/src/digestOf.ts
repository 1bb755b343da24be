/** Leaves out when the answer was given, and the order of its fields. */
function comparable(key: string, value: unknown): unknown {
  if (key === 'date') return undefined;
  if (!(value instanceof Object) || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A short hash of an answer. The build writes it, and the browser compares it with that of a new answer. */
export function digestOf(answer: unknown): string {
  let digest = 0;
  for (const letter of JSON.stringify(answer, comparable))
    digest = (Math.imul(digest, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return (digest >>> 0).toString(36);
}
