import type { BrandChoices } from './BrandChoices.ts';
import { BrandError, brandLabel } from './BrandError.ts';

/** The keys of `BrandChoices`, and the keys inside each of them. */
const validKeys = {
  name: [],
  logo: ['viewBox', 'path'],
  accent: [],
  accentInk: [],
  neutral: ['hue', 'chroma'],
  radius: ['control', 'card', 'sheet'],
  font: ['text', 'heading', 'mono'],
  headingWeight: [],
  scheme: [],
  shadow: [],
} as const satisfies Record<keyof BrandChoices, readonly string[]>;

const validNames: readonly string[] = Object.entries(validKeys).flatMap(([name, parts]) => [
  name,
  ...parts.map((part) => `${name}.${part}`),
]);

/** Keys that `defineBrand` adds; a brand may be built from another brand. */
const derivedNames = ['light', 'dark', 'strongLight', 'strongDark'];

/** The largest edit distance that counts as a typo. */
const MAX_TYPO_DISTANCE = 3;

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesIn = (choices: object): readonly string[] =>
  Object.entries(choices).flatMap(([name, value]: [string, unknown]) =>
    isRecord(value) && Object.hasOwn(validKeys, name)
      ? Object.keys(value).map((part) => `${name}.${part}`)
      : [name],
  );

/** Levenshtein distance. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const letter of one) {
    const next = [(row[0] ?? 0) + 1];
    for (const [place, wished] of other.split('').entries()) {
      const changed = (row[place] ?? 0) + (wished === letter ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function suggestionFor(unknown: string): string {
  const [nearest] = validNames
    .map((name) => ({ name, amiss: editDistance(unknown.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.amiss - b.amiss);
  return nearest && nearest.amiss <= MAX_TYPO_DISTANCE
    ? `Did you mean ${nearest.name}?`
    : `Valid values are ${Object.keys(validKeys).join(', ')}.`;
}

/**
 * Rejects unknown keys, because a misspelt optional value would be ignored silently.
 * @throws BrandError that names the key and suggests a valid one.
 */
export function checkKeys(choices: unknown): void {
  if (!isRecord(choices)) {
    const given = choices === null || choices === undefined ? `${choices}` : `no object`;
    throw new BrandError(
      `The brand cannot be used: defineBrand received ${given}. Pass an object with name, accent, neutral, radius and font.`,
    );
  }
  const unknown = namesIn(choices).find((name) => !validNames.includes(name) && !derivedNames.includes(name));
  if (unknown === undefined) return;
  throw new BrandError(
    `${brandLabel(choices)} cannot be used: unknown value ${unknown}. ${suggestionFor(unknown)}`,
    { value: unknown },
  );
}
