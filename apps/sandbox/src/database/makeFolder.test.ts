import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusedStart } from '../testing/refusedStart.ts';

let parent: string;
let inTheWay: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'no folder '));
  inTheWay = join(parent, 'file');
  await writeFile(inTheWay, '');
});
afterAll(() => rm(parent, { recursive: true, force: true }));

test.each([
  ['that is a file', () => ({ DATA_DIR: inTheWay }), () => inTheWay, 'the embedded database', 'DATA_DIR'],
  [
    'within a file',
    () => ({ DATA_DIR: join(inTheWay, 'data') }),
    () => inTheWay,
    'the embedded database',
    'DATA_DIR',
  ],
  [
    'of photos that is a file',
    () => ({ DATA_DIR: 'memory', UPLOADS_DIR: inTheWay }),
    () => inTheWay,
    'uploaded photos',
    'UPLOADS_DIR',
  ],
] as const)('a folder %s is refused in a sentence that names it and says what to do', async (...given) => {
  const [, environment, folder, what, setting] = given;
  expect(await refusedStart(environment())).toMatchObject({
    code: 1,
    stderr: `The sandbox did not start: the folder ${folder()} of ${what} cannot be made or written to (EEXIST). Let this user write there, or name another folder by ${setting}.\n`,
  });
});
