import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const source = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url));

/** Bytes after gzip. */
export interface ComponentSize {
  name: string;
  /** What everybody loads who imports the component. */
  first: number;
  /** What it loads by itself when it is needed. */
  later: number;
}

/** Ours is what lies in this repository; whatever has the name of a package of others is not counted. */
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
      // As a library, for a site adds its own preloading to every `import()`.
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external, output: { minify: true } },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
}

const gzipped = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

/** The code of each component's entry of `@meridian/ui` over what it imports from packages of others, React Aria among them. */
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

/** Emotion as our components use it: once, however many of them a page has. */
export async function emotionSize(): Promise<number> {
  const files = ['StyleRoot.tsx', 'styled.ts'].map((file) => `${source}/styles/${file}`);
  const withEmotion = await bundle(files, (id) => /^react(-dom)?(\/|$)/.test(id));
  return gzipped(withEmotion) - gzipped(await bundle(files, isOthers));
}
