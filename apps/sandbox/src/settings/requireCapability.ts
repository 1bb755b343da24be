import { ProblemError } from '../core/ProblemError.ts';
import type { Capability } from '../core/CompanySettings.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** Refuses a call to a part of the product that is switched off. */
export function requireCapability(
  { settings }: Pick<TransactionContext, 'settings'>,
  capability: Capability,
): void {
  if (!settings.capabilities[capability]) throw new ProblemError('capability_off');
}
