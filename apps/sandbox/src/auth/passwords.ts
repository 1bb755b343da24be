import { argon2, scrypt, timingSafeEqual } from 'node:crypto';
import type { RandomSource } from '../core/random.ts';

const keyLength = 32;

type Derive = (
  message: Buffer,
  salt: Buffer,
  cost: readonly [number, number, number],
  done: (error: Error | null, key: Buffer) => void,
) => void;

const algorithms = {
  /** Memory in KiB, passes, lanes. */
  argon2id: (message, salt, [memory, passes, parallelism], done) =>
    argon2('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength: keyLength }, done),
  /** N, r, p. Only in hashes of older accounts. */
  scrypt: (message, salt, [N, r, p], done) =>
    scrypt(message, salt, keyLength, { N, r, p, maxmem: 256 * N * r }, done),
} satisfies Record<string, Derive>;

type Algorithm = keyof typeof algorithms;

/** 19 MiB and two passes, the minimum that OWASP recommends. Stored with the hash, so that it can be raised later. */
const current = { algorithm: 'argon2id', cost: [19_456, 2, 1] } as const;

function derive(
  { algorithm, cost }: { algorithm: Algorithm; cost: readonly [number, number, number] },
  password: string,
  salt: Buffer,
): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  return new Promise((resolve, reject) => {
    algorithms[algorithm](message, salt, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

export async function hashPassword(password: string, random: RandomSource): Promise<string> {
  const salt = random.bytes(16);
  const key = await derive(current, password, salt);
  return [current.algorithm, ...current.cost, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  );
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [algorithm, first, second, third, salt = '', key = ''] = hash.split('$');
  if (algorithm !== 'argon2id' && algorithm !== 'scrypt')
    throw new Error(`Nothing makes hashes by ${algorithm}.`);
  const derived = await derive(
    { algorithm, cost: [Number(first), Number(second), Number(third)] },
    password,
    Buffer.from(salt, 'base64url'),
  );
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

/** Takes as long as a real check, so that the response time does not reveal whether the login exists. */
export async function verifyDummyPassword(password: string): Promise<void> {
  await derive(current, password, Buffer.alloc(16));
}
