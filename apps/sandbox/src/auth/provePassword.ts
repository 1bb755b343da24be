import { countCall, forgetCalls } from '../http/callLimits.ts';
import type { Investor } from '../http/handlers.ts';
import type { Refusal } from '../http/Refusal.ts';
import type { Work } from '../work/Work.ts';
import { isPassword, pretendToCheck } from './passwords.ts';

interface Proof {
  readonly password: string;
  /** Who says to be there; undefined when the login is nobody's. */
  readonly investor: Investor | undefined;
  /** What a wrong password is answered with. */
  readonly otherwise: Refusal;
}

/**
 * Lets whoever knows the password pass. The tries are counted under a name until one is right; a refusal is given back,
 * not thrown, so that the count stays.
 */
export async function provePassword(
  work: Work,
  tries: string,
  { password, investor, otherwise }: Proof,
): Promise<Investor | Refusal> {
  // Counted before it is known to be right: guesses made at the same moment wait for one another here.
  const tooMany = await countCall(work, tries, work.settings.limits.login);
  if (tooMany) return tooMany;
  const hash = investor?.passwordHash;
  if (!hash) await pretendToCheck(password);
  if (!investor || !hash || !(await isPassword(password, hash))) return otherwise;
  await forgetCalls(work, tries);
  return investor;
}

/** The same for somebody who is signed in and says the present password once more. */
export function proveAgain(
  work: Work,
  investor: Investor,
  password: string,
  otherwise: Refusal,
): Promise<Investor | Refusal> {
  return provePassword(work, `password:${investor.id}`, { password, investor, otherwise });
}
