import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { readManifest, root, sourcesOf } from './publishedPackages.ts';

/** Writes the types of packages into their `dist`. One run of the compiler for all, because they read the same files. */
export function writeDeclarations(folders: readonly string[]): void {
  const packages = join(root, 'packages');
  const outDir = mkdtempSync(join(tmpdir(), 'declarations-'));
  const project = join(outDir, 'tsconfig.json');
  const sources = folders.flatMap((folder) =>
    [...sourcesOf(folder)].map(([entry, source]) => ({
      specifier: readManifest(folder).name + entry.slice('.'.length),
      file: join(folder, source),
    })),
  );
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // `npm run types` checks.
    noCheck: true,
    // What the compiler finds in node_modules, it does not emit.
    paths: Object.fromEntries(sources.map(({ specifier, file }) => [specifier, [file]])),
    rootDir: packages,
    outDir,
  };
  const files = sources.map(({ file }) => file);
  writeFileSync(
    project,
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }),
  );
  execFileSync('tsc', ['-p', project], { stdio: 'inherit' });
  for (const folder of folders) {
    const types = join(folder, 'dist/types');
    cpSync(join(outDir, relative(packages, folder), 'src'), types, { recursive: true });
    for (const file of globSync('**/*.d.ts', { cwd: types })) publishDeclaration(types, join(types, file));
  }
  rmSync(outDir, { recursive: true });
}

function publishDeclaration(types: string, file: string): void {
  const text = readFileSync(file, 'utf8')
    // The keys of our messages are for our sources. In a host they would reject its own namespaces.
    .replace(/declare module 'i18next' \{\n[^]*?\n\}\n/, '')
    .replaceAll(
      /((?:from |import |import\()(['"]))(\.[^'"]+)\2/g,
      (_, start: string, quote: string, path: string) => {
        if (relative(types, join(dirname(file), path)).startsWith('..'))
          throw new Error(`${file} imports ${path}, which is outside of the package.`);
        return `${start}${path.replace(/\.tsx?$/, '.js')}${quote}`;
      },
    );
  writeFileSync(file, text);
}
