import { ProblemError } from '../core/ProblemError.ts';
import type { Work } from '../work/Work.ts';

/** Refuses a call to a part of the product that is switched off. */
export function requireCapability(
  { settings }: Pick<Work, 'settings'>,
  capability: 'referrals' | 'cases',
): void {
  if (!settings.capabilities[capability]) throw new ProblemError('capability_off');
}
