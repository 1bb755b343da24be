import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runUntilExit } from '../../test/runUntilExit.ts';
import { makeFolder } from './makeFolder.ts';

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
] as const)('a folder %s is refused with a message that names it and says what to do', async (...given) => {
  const [, environment, folder, what, setting] = given;
  expect(await runUntilExit(environment())).toMatchObject({
    code: 1,
    stderr: `The sandbox did not start: the folder ${folder()} of ${what} cannot be made or written to (EEXIST). Let this user write there, or name another folder by ${setting}.\n`,
  });
});

// On Linux it is answered as if the folder around it were missing, which is there.
test('a folder where none can be created is refused without endless retries', async () => {
  const refused = await runUntilExit({ DATA_DIR: '/proc/nobody' });
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(
    /^The sandbox did not start: the folder \/proc\/nobody of the embedded database cannot be made or written to \(E[A-Z]+\)\./,
  );
});

test('concurrent calls can create the same folder', async () => {
  const folder = join(parent, ...'many levels that nobody has made before'.split(' '));
  const made = Array.from({ length: 20 }, () => makeFolder(folder, { of: 'a test', setting: 'NOTHING' }));
  await expect(Promise.all(made)).resolves.toHaveLength(20);
});

test('a folder is created with its missing parents, for this user only', async () => {
  const folder = join(parent, 'a', 'b', 'c');
  await makeFolder(folder, { of: 'a test', setting: 'NOTHING', mode: 0o700 });
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});
