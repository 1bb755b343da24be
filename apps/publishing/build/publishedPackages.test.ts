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
