import { expect, test } from 'vitest';
import { defaultUploadsDir } from './defaultUploadsDir.ts';

const on = (databaseUrl: string) => defaultUploadsDir({ databaseUrl }, '/data/meridian');

test('uploads of an embedded database are stored next to its folder', () => {
  expect(defaultUploadsDir({ dataDir: '/data/meridian' })).toBe('/data/meridian.uploads');
});

test('uploads of a database on a server have their own folder, whatever the database user', () => {
  const one = on('postgres://anna:secret@db.example:5432/meridian');
  expect(one).toMatch(/^\/data\/meridian\.uploads\/db-example-5432-meridian-[0-9a-f]{8}$/);
  expect(on('postgres://boris:other@db.example:5432/meridian')).toBe(one);
});

test('two databases never share a folder, even with similar names', () => {
  const urls = ['db/a-b', 'db/a_b', 'db-a/b', 'other/a-b', '/a-b?host=/run/one', '/a-b?host=/run/two'];
  expect(new Set(urls.map((url) => on(`postgres://${url}`))).size).toBe(urls.length);
});
