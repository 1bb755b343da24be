import { expect, test } from 'vitest';
import { uploadsBeside } from './uploadsBeside.ts';

const on = (databaseUrl: string) => uploadsBeside({ databaseUrl }, '/data/house');

test('photos of an embedded database lie beside its folder', () => {
  expect(uploadsBeside({ dataDir: '/data/house' })).toBe('/data/house.uploads');
});

test('photos of a database on a server lie in a folder of its own there, whoever asks it', () => {
  const one = on('postgres://anna:secret@db.example:5432/house');
  expect(one).toMatch(/^\/data\/house\.uploads\/db-example-5432-house-[0-9a-f]{8}$/);
  expect(on('postgres://boris:other@db.example:5432/house')).toBe(one);
});

test('no two databases have one folder, however alike they are called', () => {
  const urls = ['db/a-b', 'db/a_b', 'db-a/b', 'other/a-b', '/a-b?host=/run/one', '/a-b?host=/run/two'];
  expect(new Set(urls.map((url) => on(`postgres://${url}`))).size).toBe(urls.length);
});
