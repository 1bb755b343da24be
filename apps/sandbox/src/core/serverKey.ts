import { createCipheriv, createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';

/** 32 bytes that are not in the database. Without them a copy of the database reveals no secret of an authenticator app. */
export type ServerKey = Buffer;

const keyLength = 32;
const ivLength = 12;
const tagLength = 16;

export function newServerKey(): ServerKey {
  return randomBytes(keyLength);
}

/** Parses the text of a key. Throws a RangeError. */
export function parseServerKey(given: string): ServerKey {
  const key = Buffer.from(given.trim(), 'hex');
  if (key.length !== keyLength)
    throw new RangeError(`the key of the server is ${keyLength * 2} hexadecimal digits.`);
  return key;
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Reads the key in this file. The first process creates it, or moves it there from where earlier versions had it. */
export async function openServerKey(file: string, earlier: string): Promise<ServerKey> {
  await rename(earlier, file).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });
  // A link appears with its whole content, so that no process reads half a key.
  const written = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(written, newServerKey().toString('hex'), { mode: 0o600 });
  try {
    await link(written, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(written);
  }
  return parseServerKey(await readFile(file, 'utf8'));
}

type Purpose = 'totp' | 'recovery code' | 'push';

function derive(key: ServerKey, purpose: Purpose, length = keyLength): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, length));
}

/** Encrypts a secret. It can be decrypted only for the same owner, so that it cannot be copied to another account. */
export function encrypt(key: ServerKey, secret: Uint8Array, owner: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', derive(key, 'totp'), iv).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

export function decrypt(key: ServerKey, stored: string, owner: string): Buffer {
  const bytes = Buffer.from(stored, 'base64url');
  const encrypted = bytes.subarray(ivLength + tagLength);
  const decipher = createDecipheriv('aes-256-gcm', derive(key, 'totp'), bytes.subarray(0, ivLength))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(encrypted), decipher.final()]);
}

/** A hash that cannot be tried out without the key, for codes that are short enough to guess. */
export function keyedHash(key: ServerKey, text: string): string {
  return createHmac('sha256', derive(key, 'recovery code')).update(text).digest('base64url');
}

/** The order of P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys with which services of browsers know this server (VAPID), as base64url. The same for every process of a database. */
export function derivePushKeys(key: ServerKey): PushKeys {
  // 16 bytes more than the order has, so that the remainder is as good as random.
  const wide = BigInt(`0x${derive(key, 'push', keyLength + 16).toString('hex')}`);
  const scalar = (wide % (order - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(keyLength * 2, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
