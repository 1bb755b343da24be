import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { publishedPackages, root } from './publishedPackages.ts';

it.each(publishedPackages)(
  '$name names its sources, without which npm refuses the provenance',
  ({ folder }) => {
    const { repository } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    expect(repository).toEqual({
      type: 'git',
      url: 'git+https://git.meridian.example/meridian.git',
      directory: relative(root, folder),
    });
  },
);

/** The oldest version of Node in a range such as `>=20.19`, as a number to compare. */
const oldestNode = (range = '>=0') => {
  const [, major = 0, minor = 0] = />=\s*(\d+)(?:\.(\d+))?/.exec(range) ?? [];
  return Number(major) * 1000 + Number(minor);
};

const nodeOf = (manifest: string): string | undefined =>
  JSON.parse(readFileSync(manifest, 'utf8')).engines?.node;

it.each(publishedPackages)(
  '$name asks for the Node that its dependencies need',
  ({ folder, dependencies }) => {
    const own = oldestNode(nodeOf(`${folder}/package.json`));
    const olderThan = Object.keys(dependencies ?? {}).filter(
      (name) => oldestNode(nodeOf(`${folder}/node_modules/${name}/package.json`)) > own,
    );
    expect(olderThan).toEqual([]);
  },
);
