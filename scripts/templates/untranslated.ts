import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Translated {
  /** `packages/features/refill`. */
  readonly folder: string;
  /** The texts that are the same as in English. */
  readonly untranslated: readonly string[];
  readonly texts: number;
}

/** Placeholders and tags, which no language translates. */
const codes = /\{\{.*?\}\}|<\/?\w+>/g;

/** Texts by their path within the exports of a file. Ids and values without a letter are the same in every language. */
function textsIn(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string')
    return /\p{Letter}/u.test(value.replaceAll(codes, '')) ? [[path, value]] : [];
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'id' ? [] : textsIn(inner, `${path}.${key}`),
  );
}

async function textsOf(file: string): Promise<ReadonlyMap<string, string>> {
  const module: unknown = await import(pathToFileURL(file).href);
  // The exports of two languages have different names.
  return new Map(
    Object.values(typeof module === 'object' && module !== null ? module : {}).flatMap(
      (texts: unknown, index) => textsIn(texts, `${index}`),
    ),
  );
}

/** The texts of each package that are still in English in a language. */
export async function untranslatedTexts(root: string, code: string): Promise<readonly Translated[]> {
  const counts = new Map<string, Translated>();
  for (const source of globSync('{apps,packages,packages/features}/*/src/**/{en,*.en}.ts', { cwd: root })) {
    const file = join(root, source.replace(/en\.ts$/, `${code}.ts`));
    if (!existsSync(file)) continue;
    const [english, own] = [await textsOf(join(root, source)), await textsOf(file)];
    const folder = source.slice(0, source.indexOf('/src/'));
    const { untranslated, texts } = counts.get(folder) ?? { untranslated: [], texts: 0 };
    counts.set(folder, {
      folder,
      untranslated: [
        ...untranslated,
        ...[...own].filter(([path, text]) => english.get(path) === text).map(([, text]) => text),
      ],
      texts: texts + own.size,
    });
  }
  return [...counts.values()].toSorted((one, other) => other.untranslated.length - one.untranslated.length);
}

/** The report of `npm run new language`. */
export function describeUntranslated(code: string, counts: readonly Translated[]): string {
  const rows = counts.filter(({ untranslated }) => untranslated.length > 0);
  const total = rows.reduce((sum, { untranslated }) => sum + untranslated.length, 0);
  if (total === 0) return `Every text of "${code}" differs from the English one.`;
  return [
    `${total} texts of "${code}" are the same as in English:`,
    ...rows.map(({ folder, untranslated, texts }) => `  ${folder}: ${untranslated.length} of ${texts}`),
  ].join('\n');
}
