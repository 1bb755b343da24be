import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import type { Report } from './Report.ts';

const source = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url));

/** The most gzipped bytes a component may add to React Aria's part. */
const COMPONENT_BYTES = 3000;

/** Exceptions with their own limit, mostly a field or dialog of ours with parts that load later. */
const LARGER_COMPONENTS: Readonly<Record<string, number>> = {
  // Parses and validates exact amounts, and writes them as they were understood.
  MoneyField: 6800,
  // Styles of rows and cards, priorities of columns, selection.
  Table: 6500,
  // Rows, previews, and blocks its form.
  FileDrop: 5100,
  // Four bars.
  AppShell: 5100,
  // Dates as in the region of the reader.
  DateRangeField: 6600,
  DateField: 5700,
  // Steps and both decimal marks.
  NumberField: 4600,
  ComboBox: 4400,
  // Dialogs are sheets with a grip on a phone.
  ConfirmDialog: 5050,
  Chart: 4000,
  // Holds a submit until the numbering plans are loaded.
  PhoneField: 4100,
  Select: 3650,
  CopyField: 3850,
  PasswordField: 3300,
  RowList: 3450,
  Toast: 3150,
  // A choice of its content.
  QrCode: 3250,
  BottomSheet: 3700,
  Dialog: 3900,
  Drawer: 3800,
  CodeField: 3350,
  // Rows of plans with their facts.
  RadioCards: 4350,
  // All marks, lanes and levels of the line of time.
  MoneyLine: 4050,
  SearchDialog: 4000,
  // Stays above the keyboard of a phone.
  TaskLayout: 3650,
};

/** Gzipped bytes. */
interface ComponentSize {
  name: string;
  /** The bytes loaded with the import. */
  first: number;
  /** The bytes loaded lazily. */
  later: number;
}

/** Third-party packages are not counted. */
const isOthers = (id: string) => !/^[./\0]/.test(id) && !id.startsWith('@meridian/');

async function bundle(
  entry: string | string[],
  external: (id: string) => boolean,
): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2023',
      // A library build, because a site build adds a preload helper to every `import()`.
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external, output: { minify: true } },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
}

const gzipped = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

/** The size of each entry of `@meridian/ui` without third-party packages such as React Aria. */
async function componentSizes(): Promise<ComponentSize[]> {
  const sizes: ComponentSize[] = [];
  for (const file of globSync('[A-Z]*/index.ts', { cwd: source }).sort()) {
    const chunks = await bundle(`${source}/${file}`, isOthers);
    const isFirst = ({ isEntry, fileName }: Rolldown.OutputChunk) =>
      isEntry || chunks.some((chunk) => chunk.isEntry && chunk.imports.includes(fileName));
    sizes.push({
      name: basename(file.replace('/index.ts', '')),
      first: gzipped(chunks.filter(isFirst)),
      later: gzipped(chunks.filter((chunk) => !isFirst(chunk))),
    });
  }
  return sizes;
}

/** The size of Emotion, which a page loads once. */
async function emotionSize(): Promise<number> {
  const files = ['styles/StyleRoot.tsx', 'Divider/Divider.tsx'].map((file) => `${source}/${file}`);
  const withEmotion = await bundle(files, (id) => /^react(-dom)?(\/|$)/.test(id));
  return gzipped(withEmotion) - gzipped(await bundle(files, isOthers));
}

/** Fails for a component above its limit, and for an exception that is no longer needed. */
export async function reportSizes(): Promise<Report> {
  const judged = (await componentSizes())
    .sort((a, b) => b.first - a.first)
    .map(({ name, first, later }) => {
      const limit = LARGER_COMPONENTS[name];
      const isOver = first > COMPONENT_BYTES;
      const isMet = limit === undefined ? !isOver : isOver && first <= limit;
      const fault = isMet ? '' : isOver ? ' TOO LARGE' : ' NEEDS NO LIMIT OF ITS OWN';
      const own = limit === undefined ? '' : `   limit ${limit}`;
      return {
        isMet,
        line: `  ${name.padEnd(20)}${String(first).padStart(7)}${String(later || '').padStart(9)}${own}${fault}`,
      };
    });
  return {
    text: [
      `Bytes of a component over what it takes from others, gzip, at most ${COMPONENT_BYTES}`,
      '  component             first    later',
      ...judged.map(({ line }) => line),
      `  Emotion, once for all of them: ${await emotionSize()}`,
    ].join('\n'),
    isMet: judged.every(({ isMet }) => isMet),
  };
}
