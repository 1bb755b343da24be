import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'tsup';
import { readManifest, root } from './publishedPackages.ts';

/**
 * Builds packages for publishing into their `dist`: the folders in the arguments, or the current one. `exports` of a package.json
 * names the sources of its entries, `publishConfig.exports` which of them are published. See decision 0043.
 */
const folders = (process.argv.length > 2 ? process.argv.slice(2) : ['.']).map((folder) => resolve(folder));

/** The sources of the published entries, such as `./messages`, from the folder of the package. */
function sourcesOf(folder: string): Readonly<Record<string, string>> {
  const { exports, publishConfig } = readManifest(folder);
  const published = Object.keys(publishConfig?.exports ?? {}).flatMap((entry) => {
    const source = exports[entry];
    return source?.startsWith('./src/') ? [[entry, source] as const] : [];
  });
  return Object.fromEntries(published);
}

async function bundle(folder: string): Promise<void> {
  // tsup reads here which dependencies it does not bundle.
  process.chdir(folder);
  await build({
    config: false,
    entry: Object.fromEntries(
      Object.values(sourcesOf(folder)).map((source) => [
        source.slice('./src/'.length).replace(/\.tsx?$/, ''),
        join(folder, source),
      ]),
    ),
    format: 'esm',
    target: 'es2023',
    clean: true,
    silent: true,
    esbuildOptions(options) {
      options.absWorkingDir = folder;
    },
  });
  for (const file of globSync('dist/**/*.js', { cwd: folder })) markForClient(join(folder, file));
}

/** Marks a file that uses React, for bundlers with server components. */
function markForClient(file: string): void {
  const text = readFileSync(file, 'utf8');
  if (/ from "(react|react-i18next|swr|@meridian\/ui)["/]/.test(text))
    writeFileSync(file, `'use client';\n${text}`);
}

/** One run of the compiler for all packages, because they read the same files. */
function writeDeclarations(): void {
  const packages = join(root, 'packages');
  const outDir = mkdtempSync(join(tmpdir(), 'declarations-'));
  const project = join(outDir, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // `npm run types` checks.
    noCheck: true,
    // What the compiler finds in node_modules, it does not emit.
    paths: Object.fromEntries(
      folders.flatMap((folder) =>
        Object.entries(sourcesOf(folder)).map(([entry, source]) => [
          readManifest(folder).name + entry.slice(1),
          [join(folder, source)],
        ]),
      ),
    ),
    rootDir: packages,
    outDir,
  };
  const files = folders.flatMap((folder) =>
    Object.values(sourcesOf(folder)).map((source) => join(folder, source)),
  );
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

for (const folder of folders) await bundle(folder);
writeDeclarations();
