import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedPackages } from '../../build/publishedPackages.ts';

/** The design system has hosts of its own. */
const tested = publishedPackages.filter(({ name }) => name !== '@meridian/ui');

/** Writes the code blocks of each README into a folder of a project, which compiles them, and a file that imports every entry. */
export function writeExamples(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const published of tested) {
    const readme = readFileSync(join(published.folder, 'README.md'), 'utf8');
    [...readme.matchAll(/^```(tsx?)\n([^]*?)^```/gm)].forEach(([, extension = '', code = ''], index) => {
      const name = published.name.replace('@meridian/', '');
      writeFileSync(join(folder, `${name}-${index + 1}.${extension}`), code);
    });
  }
  const entries = tested.flatMap(({ name, publishConfig }) =>
    Object.entries(publishConfig?.exports ?? {}).flatMap(([entry, target]) =>
      target instanceof Object ? [`export * as entry from '${name}${entry.slice(1)}';\n`] : [],
    ),
  );
  entries.forEach((text, index) => writeFileSync(join(folder, `entry-${index}.ts`), text));
}
