import { argon2, scrypt, timingSafeEqual } from 'node:crypto';
import type { Chance } from '../work/chance.ts';

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
  /** N, r, p. Of accounts made before; none is made any more. */
  scrypt: (message, salt, [N, r, p], done) =>
    scrypt(message, salt, keyLength, { N, r, p, maxmem: 256 * N * r }, done),
} satisfies Record<string, Derive>;

type Way = keyof typeof ways;

/** 19 MiB and two passes for each guess, the least that OWASP advises; kept with the hash, so that it can be raised later. */
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

/** What is kept of a password. */
export async function hashPassword(password: string, chance: Chance): Promise<string> {
  const salt = chance.bytes(16);
  const key = await derive(present, password, salt);
  return [present.way, ...present.cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether this is the password behind the hash. */
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

/** Takes as long as a real check, for a login that nobody has: the time does not say which of the two was wrong. */
export async function pretendToCheck(password: string): Promise<void> {
  await derive(present, password, Buffer.alloc(16));
}
