import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

// Storybook and the journeys find the texts of a namespace by its folder. With another name a story waits for its texts for ever.
test('messages have the name of the folder of their package, or of their part', () => {
  const files = globSync('packages/{,features/}*/src/{,*/}messages.ts');
  const misnamed = files.filter((file) => {
    const [, name] =
      /^export const \w+ = packageMessages\(\s*'([\w-]+)'/m.exec(readFileSync(file, 'utf8')) ?? [];
    const folder = basename(dirname(file));
    const owner = folder === 'src' ? basename(dirname(dirname(file))) : folder;
    return name !== undefined && name !== owner;
  });
  expect(files.length).toBeGreaterThan(20);
  expect(misnamed).toEqual([]);
});
