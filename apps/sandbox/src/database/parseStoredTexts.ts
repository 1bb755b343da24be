import { languages } from '../core/languages.ts';

/** Parses JSON of the database. A text that was stored before a language was added is English in that language. */
export function parseStoredTexts(json: string, needed: readonly string[] = languages): unknown {
  const complete = (_key: string, value: unknown): unknown =>
    value instanceof Object && 'en' in value
      ? Object.fromEntries([...needed.map((language) => [language, value.en]), ...Object.entries(value)])
      : value;
  // Most JSON has no texts, and a reviver is slow.
  const parsed: unknown = JSON.parse(json, json.includes('"en"') ? complete : undefined);
  return parsed;
}
