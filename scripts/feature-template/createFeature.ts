import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));
const web = join(root, 'apps/web');

export interface Feature {
  /** Such as `partners`: the name of the package, and its address in the cabinet. */
  name: string;
  /** A page with one figure, or with a list. */
  template: 'figure' | 'list';
  title: { en: string; ru: string };
}

const toPascalCase = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const toCamelCase = (name: string) =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const fill = (text: string, name: string) =>
  text
    .replaceAll('__name__', name)
    .replaceAll('__Name__', toPascalCase(name))
    .replaceAll('__camel__', toCamelCase(name));

/** Creates the package of a feature from its template, and returns its folder. */
export function createPackage({ name, template }: Pick<Feature, 'name' | 'template'>): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `"${name}" is not a valid name. Use lower-case words joined by hyphens, such as "cases".`,
    );
  }
  const folder = join(root, 'packages/features', name);
  if (existsSync(folder)) throw new Error(`The feature "${name}" already exists.`);
  for (const part of ['any', template]) {
    cpSync(join(root, 'scripts/feature-template', part), folder, { recursive: true });
  }
  rmSync(join(folder, 'route.tsx.template'));
  for (const file of globSync(`${folder}/**/*`, { withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    writeFileSync(path, fill(readFileSync(path, 'utf8'), name));
    // Template files end in `.template`, so that no tool reads them as code.
    renameSync(path, join(dirname(path), fill(basename(path), name).replace(/\.template$/, '')));
  }
  // The length of the name decides where lines break, and whether it needs quotes.
  execFileSync('oxfmt', [folder]);
  return folder;
}

/** Inserts text after the last match, which must exist. */
function insertAfter(text: string, pattern: RegExp, added: string): string {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) throw new Error(`Found no ${pattern} to insert this after: ${added}`);
  const end = last.index + last[0].length;
  return text.slice(0, end) + added + text.slice(end);
}

function withRoute(table: string, { name, template }: Feature): string {
  const camel = toCamelCase(name);
  const isList = template === 'list';
  const imports = [
    `import { messages as ${camel}Messages } from '@meridian/feature-${name}/messages';\n`,
    ...(isList && !table.includes("'@meridian/lists/messages'")
      ? ["import { messages as listMessages } from '@meridian/lists/messages';\n"]
      : []),
  ];
  const entry = `
  ${camel}: {
    path: 'cabinet/${name}',
    access: 'investor',
    title: '${camel}',
    navigation: { label: '${camel}', icon: 'list', isInBottomBar: false },
    messages: [${camel}Messages${isList ? ', listMessages' : ''}],
    load: () => import('./${toPascalCase(name)}Route.tsx'),
    prerendered: false,
    budget: ${isList ? 230 : 190},
  },`;
  const imported = insertAfter(table, /^import \{ messages as .*\n/gm, imports.join(''));
  return insertAfter(imported, /^ {2}\},(?=\n\} as const satisfies)/gm, entry);
}

function withTitle(messages: string, name: string, title: string): string {
  const line = `\n    ${toCamelCase(name)}: ${JSON.stringify(title)},`;
  const labelled = insertAfter(messages, /^ {2}section: \{/gm, line);
  return insertAfter(labelled, /^ {2}title: \{/gm, line);
}

/** The files of the app that register a feature, with their new content. Throws when a place to insert is not found. */
export function registration(feature: Feature): ReadonlyMap<string, string> {
  const { name, template, title } = feature;
  const read = (file: string) => readFileSync(join(web, file), 'utf8');
  const route = readFileSync(join(root, 'scripts/feature-template', template, 'route.tsx.template'), 'utf8');
  const files = {
    [`src/routes/${toPascalCase(name)}Route.tsx`]: fill(route, name),
    'src/routes/routes.ts': withRoute(read('src/routes/routes.ts'), feature),
    'src/messages/en.ts': withTitle(read('src/messages/en.ts'), name, title.en),
    'src/messages/ru.ts': withTitle(read('src/messages/ru.ts'), name, title.ru),
    'package.json': insertAfter(
      read('package.json'),
      /^ {4}"@meridian\/feature-.*\n/gm,
      `    "@meridian/feature-${name}": "workspace:*",\n`,
    ),
  };
  return new Map(Object.entries(files).map(([file, text]) => [join(web, file), text]));
}

function installPackages(): void {
  const install = (...options: string[]) =>
    spawnSync('npx', ['--yes', manifest.packageManager, 'install', ...options], {
      cwd: root,
      stdio: 'inherit',
    }).status === 0;
  // Offline is faster, and every dependency of the template is usually in the store.
  if (!install('--offline') && !install()) throw new Error('Installing the packages failed.');
}

/** Creates a feature, registers its page in the app, and installs it. Returns every created or changed path. */
export function createFeature(feature: Feature): readonly string[] {
  const files = registration(feature);
  const folder = createPackage(feature);
  for (const [path, text] of files) writeFileSync(path, text);
  execFileSync('oxfmt', [...files.keys()]);
  installPackages();
  return [folder, ...files.keys()];
}
