import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const compiled = new Map<string, string>();

/** Compiles a script of `browser/` for its page. esbuild is loaded with the first page that needs it. */
export async function browserScript(name: 'controls' | 'telegram'): Promise<string> {
  const known = compiled.get(name);
  if (known !== undefined) return known;
  const { transformSync } = await import('esbuild');
  const source = readFileSync(fileURLToPath(new URL(`../../browser/${name}.ts`, import.meta.url)), 'utf8');
  const { code } = transformSync(source, { loader: 'ts', target: 'es2023' });
  compiled.set(name, code);
  return code;
}
