import { argon2, scrypt, timingSafeEqual } from 'node:crypto';
import type { PasswordCost } from '../core/passwordCost.ts';
import type { Database } from '../database/openDatabase.ts';

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

interface Derivation {
  readonly algorithm: Algorithm;
  readonly cost: readonly [number, number, number];
}

/** How new passwords are hashed. */
function derivationOf({ memoryInKiB, passes }: PasswordCost): Derivation {
  return { algorithm: 'argon2id', cost: [memoryInKiB, passes, 1] };
}

function derive({ algorithm, cost }: Derivation, password: string, salt: Buffer): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  return new Promise((resolve, reject) => {
    algorithms[algorithm](message, salt, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

export async function hashPassword(
  password: string,
  { random, passwordCost }: Pick<Database, 'random' | 'passwordCost'>,
): Promise<string> {
  const { algorithm, cost } = derivationOf(passwordCost);
  const salt = random.bytes(16);
  const key = await derive({ algorithm, cost }, password, salt);
  return [algorithm, ...cost, salt.toString('base64url'), key.toString('base64url')].join('$');
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
export async function verifyDummyPassword(
  password: string,
  { passwordCost }: Pick<Database, 'passwordCost'>,
): Promise<void> {
  await derive(derivationOf(passwordCost), password, Buffer.alloc(16));
}
