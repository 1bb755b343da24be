import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openUploads } from './UploadFolder.ts';

const photo = Buffer.from('a photo');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('what a crash left behind is swept up; what is wanted, or may be on its way, stays', async () => {
  const uploads = await openUploads(folder);
  for (const name of ['wanted.png', 'lost.png']) await uploads.keep(name, photo);
  const wanted = async () => new Set(['wanted.png']);
  const { mtimeMs } = await stat(join(folder, 'lost.png'));
  await uploads.sweep(wanted, new Date(mtimeMs - 1));
  expect(await readdir(folder)).toHaveLength(2);
  await uploads.sweep(wanted, new Date(mtimeMs + 1));
  expect(await readdir(folder)).toEqual(['wanted.png']);
});

test('a folder that nobody named goes when it is closed, and takes no name twice before', async () => {
  const uploads = await openUploads(undefined);
  await uploads.keep('a.png', photo);
  await expect(uploads.keep('a.png', photo)).rejects.toThrow('EEXIST');
  await uploads.close();
  await expect(uploads.keep('b.png', photo)).rejects.toThrow('ENOENT');
});
