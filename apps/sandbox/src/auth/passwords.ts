import { argon2, scrypt, timingSafeEqual } from 'node:crypto';
import type { Chance } from '../core/chance.ts';

const keyLength = 32;

type Derive = (
  message: Buffer,
  salt: Buffer,
  cost: readonly [number, number, number],
  done: (error: Error | null, key: Buffer) => void,
) => void;

const ways = {
  /** Memory in KiB, passes, lanes. */
  argon2id: (message, salt, [memory, passes, parallelism], done) =>
    argon2('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength: keyLength }, done),
  /** N, r, p. Only in hashes of older accounts. */
  scrypt: (message, salt, [N, r, p], done) =>
    scrypt(message, salt, keyLength, { N, r, p, maxmem: 256 * N * r }, done),
} satisfies Record<string, Derive>;

type Way = keyof typeof ways;

/** 19 MiB and two passes, the minimum that OWASP recommends. Stored with the hash, so that it can be raised later. */
const present = { way: 'argon2id', cost: [19_456, 2, 1] } as const;

function derive(
  { way, cost }: { way: Way; cost: readonly [number, number, number] },
  password: string,
  salt: Buffer,
): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  return new Promise((resolve, reject) => {
    ways[way](message, salt, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

export async function hashPassword(password: string, chance: Chance): Promise<string> {
  const salt = chance.bytes(16);
  const key = await derive(present, password, salt);
  return [present.way, ...present.cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [way, first, second, third, salt = '', key = ''] = hash.split('$');
  if (way !== 'argon2id' && way !== 'scrypt') throw new Error(`Nothing makes hashes by ${way}.`);
  const derived = await derive(
    { way, cost: [Number(first), Number(second), Number(third)] },
    password,
    Buffer.from(salt, 'base64url'),
  );
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

/** Takes as long as a real check, so that the response time does not reveal whether the login exists. */
export async function pretendToCheck(password: string): Promise<void> {
  await derive(present, password, Buffer.alloc(16));
}
