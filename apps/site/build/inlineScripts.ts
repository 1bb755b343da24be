import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type InlineName, inlineNames, type InlineScripts } from '../src/document.ts';
import { buildFolder } from './buildFolder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = `${buildFolder}/dist-site/inline-scripts.json`;

/** Bundles a script of `src/inline`, which becomes part of the HTML. */
export async function bundleInlineScript(name: InlineName): Promise<string> {
  const { build } = await import('vite');
  const { nodeConditions } = await import('./viteBase.ts');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [nodeConditions],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: `src/inline/${name}.ts`, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`src/inline/${name}.ts has no bundle.`);
  return chunk.code.trim();
}

const isComplete = (value: unknown): value is InlineScripts =>
  value instanceof Object && inlineNames.every((name) => name in value);

/** Bundles all scripts of `src/inline`. */
export async function bundleInlineScripts(): Promise<InlineScripts> {
  const scripts: Partial<Record<InlineName, string>> = {};
  for (const name of inlineNames) scripts[name] = await bundleInlineScript(name);
  if (!isComplete(scripts)) throw new Error('A script of src/inline has no bundle.');
  return scripts;
}

export async function writeInlineScripts(): Promise<void> {
  writeFileSync(file, JSON.stringify(await bundleInlineScripts(), undefined, 2));
}

/** The scripts of the last build. */
export function readInlineScripts(): InlineScripts {
  const scripts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isComplete(scripts)) throw new Error(`${file} is incomplete. Run \`npm run build:web\`.`);
  return scripts;
}
