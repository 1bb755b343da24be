import type { ProblemCode } from '@meridian/api-client';
import type { OperationId } from '@meridian/api-client/contract';
import { stagedRefusal } from '../database/schema.ts';
import { contractOperations } from '@meridian/contract-kit';
import { type FieldErrors, invalid } from '../core/ProblemError.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import type { ControlBodies } from './controlBodies.ts';

/** Documented problem codes by operation. */
export const documentedRefusals: Readonly<Partial<Record<OperationId, readonly ProblemCode[]>>> =
  Object.fromEntries(contractOperations.map(({ id, refusals }) => [id, refusals]));

/**
 * Makes every call of these operations fail with the given documented code; null ends that. Lets clients test rare
 * errors, such as a code that cannot be sent.
 */
export async function stageRefusals(
  { tx, refusals: present }: TransactionContext,
  change: ControlBodies['refusals'],
): Promise<void> {
  const errors: Record<string, FieldErrors[string]> = {};
  const staged = contractOperations.flatMap(({ id, refusals }) => {
    const code = change[id] === undefined ? present[id] : change[id];
    if (code && !refusals.includes(code)) errors[id] = 'unknown_value';
    return code ? [{ operation: id, code }] : [];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await tx.delete(stagedRefusal);
  if (staged.length > 0) await tx.insert(stagedRefusal).values(staged);
}
