import { readFileSync } from 'node:fs';
import type { Language } from '@meridian/i18n';
import type { NeededModules } from '../src/site/renderCabinet.tsx';
import { buildFolder } from './buildFolder.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const isManifest = (value: unknown): value is Manifest =>
  value instanceof Object &&
  Object.values(value).every((chunk) => chunk instanceof Object && 'file' in chunk);

/** The messages of a namespace, which is the name of the package's folder. */
const messagesOf = (namespace: string, language: Language) =>
  new RegExp(`/packages/(features/)?${namespace}/src/messages/${language}\\.ts$`);

/** The files of the app's build, by the names of their sources. */
export function readAppManifest(): Manifest {
  const manifest: unknown = JSON.parse(readFileSync(`${buildFolder}/dist/app-manifest.json`, 'utf8'));
  if (!isManifest(manifest)) throw new Error('The manifest of the app is malformed.');
  return manifest;
}

/** Reads the manifest of the app's build. Returns which scripts a page needs besides the one of the app, with all that they import. */
export function readAppModules(): (needed: NeededModules) => readonly string[] {
  const manifest = readAppManifest();
  const inApp = new Set<string>();
  const addTo = (found: Set<string>, name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build of the app has no ${name}.`);
    if (found.has(chunk.file) || inApp.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) addTo(found, imported);
  };
  const ofApp = new Set<string>();
  addTo(ofApp, 'app.html');
  for (const file of ofApp) inApp.add(file);

  return ({ sources, namespaces, language }) => {
    const found = new Set<string>();
    for (const source of sources) addTo(found, source);
    for (const namespace of namespaces) {
      const pattern = messagesOf(namespace, language);
      const name = Object.keys(manifest).find((each) => pattern.test(each));
      // The pseudo-language makes its messages of another language's.
      if (name !== undefined) addTo(found, name);
    }
    return [...found].map((file) => `/${file}`);
  };
}
