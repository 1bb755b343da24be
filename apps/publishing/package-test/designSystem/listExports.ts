import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dist, entries } from './entries.ts';
import { listProps } from './listProps.ts';

const isFile = (entry: string) => entry.startsWith('./brands/');

const readDeclaration = (file: string) => readFileSync(file.replace(/\.js$/, '.d.ts'), 'utf8');

/** The names of an entry's types. Throws if its declaration contains more than exports. */
function typeNames(file: string): string[] {
  return readDeclaration(file)
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .flatMap((statement) => {
      const all = /^export \* from '(.+)'$/.exec(statement)?.[1];
      if (all !== undefined) return typeNames(join(dirname(file), all));
      const [, isType, names] = /^export (type )?\{([^}]*)\}(?: from '.+')?$/.exec(statement) ?? [];
      if (names === undefined) {
        if (/^(export declare const \w+(: | = )|import type )/.test(statement)) return [];
        throw new Error(`${file} does more than to pass on: ${statement}`);
      }
      return names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && (isType !== undefined || name.startsWith('type ')))
        .map((name) => name.replace(/^type /, '').replace(/^.* as /, ''));
    });
}

async function list(entry: string, props: ReturnType<typeof listProps>): Promise<string> {
  const path = isFile(entry) ? entry : `${entry}/index`;
  const built: unknown = await import(join(dist, `${path}.js`));
  const values = typeof built === 'object' && built !== null ? Object.keys(built) : [];
  const types = typeNames(join(dist, 'types', `${path}.js`));
  // The index only lists names; the props are listed at the component's own entry.
  const write = (name: string) => {
    const own = entry === '.' ? [] : (props.get(name) ?? []);
    return own.length === 0 ? name : `${name}: ${own.join(', ')}`;
  };
  const names = [...values.map(write), ...[...new Set(types)].map((name) => `type ${write(name)}`)].map(
    (name) => `  ${name}`,
  );
  return [`@meridian/ui${entry.slice(1)}`, ...names.toSorted()].join('\n');
}

/** Every exported name with its props, by entry, as built. */
export async function listExports(): Promise<string> {
  const props = listProps();
  const lists = [];
  for (const entry of entries) lists.push(await list(entry, props));
  return `${lists.join('\n\n')}\n`;
}
