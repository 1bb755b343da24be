import { build, type Rolldown } from 'vite';
import { webRoot } from './buildFolder.ts';
import { basePlugins } from './viteBase.ts';

type Chunk = Rolldown.OutputChunk;

const cabinetLayout = `${webRoot}/src/cabinet/CabinetLayout.tsx`;
const entranceLayout = `${webRoot}/src/routes/EntranceLayout.tsx`;

/** Builds the app without groups. The modules of a chunk are then those that the same entries import. */
async function buildUngrouped(): Promise<readonly Chunk[]> {
  const result = await build({
    root: webRoot,
    configFile: false,
    logLevel: 'warn',
    plugins: basePlugins(),
    build: { write: false, minify: false, rolldownOptions: { input: 'app.html' } },
  });
  if (!('output' in result)) throw new Error('The build of the app has more than one output.');
  return result.output.filter((file) => file.type === 'chunk');
}

interface PageModules {
  /**
   * What every page of the cabinet loads with its layout. Each set has the modules that the same pages outside the cabinet need, so
   * that these load nothing else. No set imports a later one.
   */
  readonly layout: readonly ReadonlySet<string>[];
  /** What pages outside the cabinet need, unless it is in a set of the layout. */
  readonly outside: ReadonlySet<string>;
}

/** Finds which pages import a module. The bundler's groups only know how many do. */
export async function findPageModules(): Promise<PageModules> {
  const chunks = await buildUngrouped();
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const importsOf = (fileNames: Iterable<string>): readonly Chunk[] => {
    const files = new Set(fileNames);
    // Visits the files that it adds, too.
    for (const file of files) for (const imported of byFile.get(file)?.imports ?? []) files.add(imported);
    return chunks.filter(({ fileName }) => files.has(fileName));
  };
  const has = (id: string) => (chunk: Chunk) => chunk.moduleIds.includes(id);

  const app = new Set(importsOf(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)));
  const layout = chunks.find(has(cabinetLayout));
  if (layout === undefined) throw new Error(`The build of the app has no ${cabinetLayout}.`);

  const entrance = chunks
    .filter((chunk) => chunk.isDynamicEntry && importsOf([chunk.fileName]).some(has(entranceLayout)))
    .map(({ fileName }) => fileName);
  const withLaterParts = new Set(entrance);
  for (const file of withLaterParts)
    for (const chunk of importsOf([file]))
      if (!app.has(chunk)) for (const part of chunk.dynamicImports) withLaterParts.add(part);
  const outside = [...entrance.map((file) => [file]), withLaterParts].map(importsOf);

  // The file of the layout itself has what nothing else imports.
  const modules = importsOf(layout.imports).filter((chunk) => !app.has(chunk));
  const sets = Map.groupBy(modules, (chunk) =>
    outside.map((needed) => Number(needed.includes(chunk))).join(''),
  );
  const countPages = (key: string) => key.replaceAll('0', '').length;
  const modulesOf = (found: readonly Chunk[]) => new Set(found.flatMap(({ moduleIds }) => moduleIds));
  return {
    layout: [...sets]
      .toSorted(([one], [other]) => countPages(other) - countPages(one))
      .map(([, set]) => modulesOf(set)),
    outside: modulesOf(importsOf(withLaterParts).filter((chunk) => !app.has(chunk))),
  };
}
