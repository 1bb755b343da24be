import { countCall, resetCallCount } from '../calls/callLimits.ts';
import type { Investor } from '../database/schema.ts';
import type { Refusal } from '../core/Refusal.ts';
import type { Work } from '../work/Work.ts';
import { isPassword, verifyDummyPassword } from './passwords.ts';

interface Proof {
  readonly password: string;
  /** The claimed investor; undefined when the login does not exist. */
  readonly investor: Investor | undefined;
  /** Refusal for a wrong password. */
  readonly otherwise: Refusal;
}

/**
 * Checks the password and counts failed attempts by name until one succeeds. A refusal is returned instead of thrown,
 * so that the attempt is counted.
 */
export async function provePassword(
  work: Work,
  tries: string,
  { password, investor, otherwise }: Proof,
): Promise<Investor | Refusal> {
  // Count before checking: concurrent guesses wait for one another here.
  const tooMany = await countCall(work, tries, work.settings.limits.login);
  if (tooMany) return tooMany;
  const hash = investor?.passwordHash;
  if (!hash) await verifyDummyPassword(password);
  if (!investor || !hash || !(await isPassword(password, hash))) return otherwise;
  await resetCallCount(work, tries);
  return investor;
}

/** Checks the current password of a signed-in investor. */
export function provePasswordInSession(
  work: Work,
  investor: Investor,
  password: string,
  otherwise: Refusal,
): Promise<Investor | Refusal> {
  return provePassword(work, `password:${investor.id}`, { password, investor, otherwise });
}
