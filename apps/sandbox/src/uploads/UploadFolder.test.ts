import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openUploads } from './UploadFolder.ts';

const photo = Buffer.from('a photo');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the sweep removes files left by a crash, and keeps referenced and recent files', async () => {
  const uploads = await openUploads(folder);
  const [long, lately] = [new Date('2026-10-05T10:00:00Z'), new Date('2026-10-05T12:00:00Z')];
  for (const [name, written] of [
    ['wanted.png', long],
    ['lost.png', long],
    ['removed.png', long],
    ['on-its-way.png', lately],
  ] as const) {
    await uploads.keep(name, photo);
    await utimes(join(folder, name), written, written);
  }
  const isWanted = async () => {
    // Another process sweeps the same folder.
    await uploads.remove(['removed.png']);
    return new Set(['wanted.png']);
  };
  await uploads.sweep(isWanted, new Date('2026-10-05T11:00:00Z'));
  expect((await readdir(folder)).toSorted()).toEqual(['.gitignore', 'on-its-way.png', 'wanted.png']);
});

test('a sweep and a reset leave the key and the folder of another database', async () => {
  const uploads = await openUploads(folder);
  const other = await openUploads(join(folder, 'db-example-5432-meridian-1a2b3c4d'));
  const key = join(folder, '.server.key');
  await writeFile(key, 'f');
  await other.keep('of-another.png', photo);
  const long = new Date('2026-10-05T10:00:00Z');
  for (const path of [key, join(folder, 'db-example-5432-meridian-1a2b3c4d')]) await utimes(path, long, long);
  await uploads.sweep(async () => new Set(), new Date('2026-10-05T11:00:00Z'));
  await uploads.empty();
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
    '.gitignore',
    '.server.key',
    'db-example-5432-meridian-1a2b3c4d',
    'db-example-5432-meridian-1a2b3c4d/.gitignore',
    'db-example-5432-meridian-1a2b3c4d/of-another.png',
  ]);
});

test('a photo for which there is no space leaves nothing, and a smaller one is stored after it', async () => {
  const place = join(folder, 'full');
  const program = `
    const { openUploads } = await import(${JSON.stringify(import.meta.resolve('./UploadFolder.ts'))});
    const uploads = await openUploads(${JSON.stringify(place)});
    const refused = await uploads.keep('large.png', new Uint8Array(100_000)).catch(({ code }) => code);
    await uploads.keep('small.png', new Uint8Array(10));
    console.log(refused);`;
  // Limits the size of files instead of the disk, which takes no other user. The write fails in its middle, too.
  const limited = ['-c', 'ulimit -f 8 && exec "$0" --input-type=module -e "$1"', process.execPath, program];
  expect((await promisify(execFile)('bash', limited)).stdout).toBe('EFBIG\n');
  expect((await readdir(place)).toSorted()).toEqual(['.gitignore', 'small.png']);
});

test('without a folder, uploads are stored in memory under unique names until they are removed', async () => {
  const uploads = await openUploads(undefined);
  await uploads.keep('a.png', photo);
  await expect(uploads.keep('a.png', photo)).rejects.toThrow('a.png');
  await uploads.remove(['a.png']);
  await uploads.keep('a.png', photo);
  await uploads.empty();
  await uploads.keep('a.png', photo);
});
