import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openUploads } from '../uploads/UploadFolder.ts';
import { lockFolder } from './lockFolder.ts';
import { makeFolder } from './makeFolder.ts';

let parent: string;
let inTheWay: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'no folder '));
  inTheWay = join(parent, 'file');
  await writeFile(inTheWay, '');
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const messageFor = (folder: string, what: string, setting: string, code = 'EEXIST') =>
  `the folder ${folder} of ${what} cannot be made or written to (${code}). Let this user write there, or name another folder by ${setting}.`;

test.each([
  ['is a file', '', 'EEXIST'],
  ['is in a file', 'data', 'ENOTDIR'],
])('a data folder that %s is refused with a message that says what to do', async (_what, name, code) => {
  const folder = join(inTheWay, name);
  await expect(lockFolder(folder)).rejects.toThrow(
    messageFor(folder, 'the embedded database', 'DATA_DIR', code),
  );
});

test('a folder of photos that is a file is refused with a message that says what to do', async () => {
  await expect(openUploads(inTheWay)).rejects.toThrow(messageFor(inTheWay, 'uploaded photos', 'UPLOADS_DIR'));
});

// Linux reports the existing parent as missing.
test('a folder where none can be created is refused without endless retries', async () => {
  await expect(makeFolder('/proc/nobody', { of: 'a test', setting: 'NOTHING' })).rejects.toThrow(
    /^the folder \/proc\/nobody of a test cannot be made or written to \(E[A-Z]+\)\./,
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
