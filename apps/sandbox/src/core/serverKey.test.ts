import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decrypt, encrypt, newServerKey, openServerKey, parseServerKey } from './serverKey.ts';

const secret = Buffer.from('a secret of 20 bytes');

test('a secret is decrypted with the same key for the same owner, and with nothing else', () => {
  const key = newServerKey();
  const stored = encrypt(key, secret, 'anna');
  expect(decrypt(key, stored, 'anna')).toEqual(secret);
  expect(() => decrypt(newServerKey(), stored, 'anna')).toThrow();
  expect(() => decrypt(key, stored, 'viktor')).toThrow();
  expect(encrypt(key, secret, 'anna')).not.toBe(stored);
});

test('two processes that open the file at once have one key, which other users cannot read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'key-'));
  try {
    const [file, earlier] = [join(folder, 'key'), join(folder, 'earlier')];
    const [one, other] = await Promise.all([openServerKey(file, earlier), openServerKey(file, earlier)]);
    expect(one).toEqual(other);
    await rename(file, earlier);
    expect(await openServerKey(file, earlier)).toEqual(one);
    expect((await stat(file)).mode & 0o077).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each(['', 'abc', 'f'.repeat(62), 'g'.repeat(64)])('the key “%s” is refused', (given) => {
  expect(() => parseServerKey(given)).toThrow(RangeError);
});
