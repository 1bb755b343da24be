import { scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import type { Chance } from '../work/chance.ts';

/** 32 MB and about 80 ms for each guess; the cost is kept with the hash, so that it can be raised later. */
const present = { N: 32_768, r: 8, p: 1 };
const keyLength = 32;

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, { ...options, maxmem: 67_108_864 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** What is kept of a password. */
export async function hashPassword(password: string, chance: Chance): Promise<string> {
  const salt = chance.bytes(16);
  const key = await derive(password, salt, present);
  return [
    'scrypt',
    present.N,
    present.r,
    present.p,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}

/** Whether this is the password behind the hash. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

/** Takes as long as a real check, for a login that nobody has: the time does not say which of the two was wrong. */
export async function pretendToCheck(password: string): Promise<void> {
  await derive(password, Buffer.alloc(16), present);
}
