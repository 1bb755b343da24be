import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, languages, languageTable } from '@meridian/i18n';
import { getPaths } from '@meridian/frame/paths';
import { cabinetIds } from '@meridian/frame/screens';
import { pagesWithDetails } from '@meridian/hosting';
import type { BuildFiles, FilesOfLanguage } from '../worker/BuildFiles.ts';
import { readAppManifest } from './appModules.ts';
import { buildFolder } from './buildFolder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const bundle = `${buildFolder}/dist-site/service-worker.js`;

/** The name in `worker/serviceWorker.ts` that the files replace. */
const PLACEHOLDER = 'FILES_OF_BUILD';

/** Bundles the service worker, as yet without the list of files. */
export async function writeServiceWorker(): Promise<void> {
  const { build } = await import('vite');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: 'worker/serviceWorker.ts', output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The service worker has no bundle.');
  writeFileSync(bundle, chunk.code);
}

/** A quarter of all scripts: the common passwords, for the two forms that set one. Neither works without a connection. */
const leftOut = /\/PasswordStrength\.tsx$/;

/** The language of a file with messages. */
const ofMessages = /[./](?<language>[a-z]{2})\.ts$/;

/** The scripts, styles and fonts of the app that pages in a language can load. */
function assetsOf(language: Language): string[] {
  const foreign = new Set<string>(languages.filter((other) => other !== language));
  const manifest = readAppManifest();
  const hasMessages = Object.keys(manifest).some(
    (name) => ofMessages.exec(name)?.groups?.language === language,
  );
  return Object.entries(manifest).flatMap(([name, { file, css = [] }]) => {
    const ofOther = hasMessages && foreign.has(ofMessages.exec(name)?.groups?.language ?? '');
    const isFont = file.endsWith('.woff2');
    const isNeeded =
      !isFont || languageTable[language].fontSubsets.some((subset) => file.includes(`-${subset}-`));
    return ofOther || leftOut.test(name) || !isNeeded ? [] : [file, ...css].map((each) => `/${each}`);
  });
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12);

function filesOf(language: Language, files: ReadonlyMap<string, string | Buffer>): FilesOfLanguage {
  const addresses = cabinetIds.map((id) => getPaths[language][id]);
  const pages = addresses.map((address) => [address, String(files.get(`${address.slice(1)}.html`))] as const);
  const named = pages.flatMap(([, html]) => html.match(/\/assets\/[\w.-]+/g) ?? []);
  return {
    pages: Object.fromEntries(pages.map(([address, html]) => [address, hashOf(html)])),
    detailsOf: pagesWithDetails
      .map((path) => `/${language}/${path}`)
      .filter((address) => addresses.includes(address)),
    assets: [...new Set([...named, ...assetsOf(language)])].toSorted(),
  };
}

/** The service worker of a build whose pages are these, by their path in the folder of the site. */
export function renderServiceWorker(files: ReadonlyMap<string, string | Buffer>): string {
  const list: BuildFiles = Object.fromEntries(
    languages.map((language) => [getPaths[language].cabinet, filesOf(language, files)]),
  );
  const parts = readFileSync(bundle, 'utf8').split(PLACEHOLDER);
  if (parts.length !== 2) throw new Error(`The service worker must read ${PLACEHOLDER} once.`);
  return parts.join(JSON.stringify(list));
}
