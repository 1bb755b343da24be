import { readFileSync } from 'node:fs';
import type { NeededModules } from '../src/renderCabinet.tsx';
import { buildFolder } from './buildFolder.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const isManifest = (value: unknown): value is Manifest =>
  value instanceof Object &&
  Object.values(value).every((chunk) => chunk instanceof Object && 'file' in chunk);

/** The files of the app's build, by the names of their sources. */
export function readAppManifest(): Manifest {
  const manifest: unknown = JSON.parse(readFileSync(`${buildFolder}/dist-maps/app-manifest.json`, 'utf8'));
  if (!isManifest(manifest)) throw new Error('The manifest of the app is malformed.');
  return manifest;
}

/**
 * Reads the manifest of the app's build. Returns which scripts a page needs besides the one of the app: its sources with all that
 * they import, and the messages of these and of the app.
 */
export function readAppModules(): (needed: NeededModules) => readonly string[] {
  const manifest = readAppManifest();
  const addTo = (found: Set<Chunk>, name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build of the app has no ${name}.`);
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports ?? []) addTo(found, imported);
  };
  const ofApp = new Set<Chunk>();
  addTo(ofApp, 'app.html');

  return ({ sources, language }) => {
    const found = new Set(ofApp);
    for (const source of sources) addTo(found, source);
    // The pseudo-language has none: it makes its messages of another language's.
    const messages = [...found]
      .flatMap(({ dynamicImports = [] }) => dynamicImports)
      .filter((name) => name.endsWith(`/src/messages/${language}.ts`));
    for (const name of messages) addTo(found, name);
    return [...found].filter((chunk) => !ofApp.has(chunk)).map(({ file }) => `/${file}`);
  };
}
