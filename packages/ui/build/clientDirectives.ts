import { readFileSync, writeFileSync } from 'node:fs';

interface Output {
  entryPoint?: string;
  imports: readonly { path: string }[];
}

const { outputs }: { outputs: Record<string, Output> } = JSON.parse(
  readFileSync('dist/metafile-esm.json', 'utf8'),
);

/** Works without React, so it is of use to a server component, a build script, a test. */
const isForAnyone = ({ entryPoint = '' }: Output) => /^src\/brands?\//.test(entryPoint);

const files = Object.keys(outputs).filter((file) => file.endsWith('.js'));
const plain = new Set(files.filter((file) => isForAnyone(outputs[file] ?? { imports: [] })));
// A set that grows while it is gone through: what a plain file imports is plain, too.
for (const file of plain)
  for (const { path } of outputs[file]?.imports ?? []) if (path in outputs) plain.add(path);

/** Every file of components says that it is the browser's. The index only passes on, so it stays open to both. */
for (const file of files) {
  if (plain.has(file) || outputs[file]?.entryPoint === 'src/index.ts') continue;
  writeFileSync(file, `'use client';\n${readFileSync(file, 'utf8')}`);
}
