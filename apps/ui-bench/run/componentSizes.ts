import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const source = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url));

/** Gzipped bytes. */
export interface ComponentSize {
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
export async function componentSizes(): Promise<ComponentSize[]> {
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
export async function emotionSize(): Promise<number> {
  const files = ['styles/StyleRoot.tsx', 'Divider/Divider.tsx'].map((file) => `${source}/${file}`);
  const withEmotion = await bundle(files, (id) => /^react(-dom)?(\/|$)/.test(id));
  return gzipped(withEmotion) - gzipped(await bundle(files, isOthers));
}
