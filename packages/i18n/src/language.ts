import { adaptTexts, fallbackLanguage, type Language, languageTable, getSourceLanguage } from '#languages';

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageTable, value);

export const languages: readonly Language[] = /* @__PURE__ */ Object.keys(languageTable).filter(isLanguage);

/** A value for each language. */
export function byLanguage<Value>(valueOf: (language: Language) => Value): Readonly<Record<Language, Value>> {
  const values: Partial<Record<Language, Value>> = {};
  for (const language of languages) values[language] = valueOf(language);
  const isComplete = (found: typeof values): found is Record<Language, Value> =>
    languages.every((language) => language in found);
  if (!isComplete(values)) throw new Error('A language has no value.');
  return values;
}

/** A value for each language, loaded at the same time. */
export async function loadByLanguage<Value>(
  load: (language: Language) => Promise<Value>,
): Promise<Readonly<Record<Language, Value>>> {
  const values = new Map(
    await Promise.all(
      languages.map(async (language) => [language, { value: await load(language) }] as const),
    ),
  );
  return byLanguage((language) => {
    const found = values.get(language);
    if (!found) throw new Error(`There is nothing in ${language}.`);
    return found.value;
  });
}

/** Applies the typography of a language to a text, such as spaces that do not break. Messages have it when they are loaded. */
export const setType = (language: Language, text: string): string =>
  (languageTable[language].typography ?? []).reduce(
    (set, [pattern, replacement]) => set.replaceAll(pattern, replacement),
    text,
  );

/** A text with plain spaces and hyphens again, for files that programs read. */
export const unsetType = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** The locale that formats the numbers and dates of each language. */
export const locales = /* @__PURE__ */ byLanguage((language) => languageTable[language].locale);

/** The language of an address: `/en/cabinet` is English. Undefined for an address without one. */
export function languageOfPath(pathname: string): Language | undefined {
  return languages.find((language) => pathname === `/${language}` || pathname.startsWith(`/${language}/`));
}

/** The first supported language of a list of language tags such as `navigator.languages`. */
export function preferredLanguage(tags: readonly string[]): Language {
  return tags.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? fallbackLanguage;
}

/**
 * Loads the texts of a language from its file, which exports nothing else. `importFile` gets the language whose files have the
 * texts: `(language) => import(`./messages/${language}.ts`)`.
 */
export async function loadTexts<Texts extends object>(
  language: Language,
  importFile: (language: string) => Promise<unknown>,
): Promise<Texts> {
  return textsIn<Texts>(language, await importFile(getSourceLanguage(language)));
}

/** The texts in files that are bundled with the code: `textsByLanguage(import.meta.glob('./offer.*.ts', { eager: true }))`. */
export const textsByLanguage = <Texts extends object>(
  modules: Readonly<Record<string, unknown>>,
): Readonly<Record<Language, Texts>> =>
  byLanguage((language) => {
    const isOwn = ([file]: readonly [string, unknown]) => file.endsWith(`.${getSourceLanguage(language)}.ts`);
    return textsIn<Texts>(language, Object.entries(modules).find(isOwn)?.[1]);
  });

function textsIn<Texts extends object>(language: Language, module: unknown): Texts {
  const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
  const exported: unknown =
    typeof module === 'object' && module !== null ? Object.values(module)[0] : undefined;
  const texts = setTexts(language, adaptTexts(language, exported));
  if (!isTexts(texts)) throw new Error(`A message file in ${language} exports no texts.`);
  return texts;
}

function setTexts(language: Language, texts: unknown): unknown {
  if (typeof texts === 'string') return setType(language, texts);
  if (Array.isArray(texts)) return texts.map((text: unknown) => setTexts(language, text));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, setTexts(language, text)]));
}
