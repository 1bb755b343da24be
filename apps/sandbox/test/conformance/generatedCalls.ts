import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { type ContractOperation, contractOperations } from '@meridian/contract-kit';
import { createCallers } from './callers.ts';
import { callOf, type GeneratedCall, send } from '@meridian/contract-kit/calls';
import type { Conformance } from './openConformance.ts';

/** Calls that end a session, or after which others are refused. They use callers of their own. */
const leavesTraces: ReadonlySet<string> = new Set([
  'logOut',
  'closeSession',
  'closeOtherSessions',
  'changePassword',
  'setPassword',
  'saveProfile',
  'updateSecuritySettings',
  'requestAccountClosing',
  'setAccountLock',
  'updateOwnLimits',
  'updateOnlyTheseWallets',
]);

/** The seed of an operation. It does not change when another operation is added. */
function seedOf({ id }: ContractOperation, seed: number): number {
  return seed + createHash('sha256').update(id).digest().readUInt16BE();
}

interface Generated {
  readonly seed: number;
  /** Calls per operation. */
  readonly calls: number;
}

/** Sends generated calls to every operation. */
export function testGeneratedCalls(run: Conformance, { seed, calls }: Generated): void {
  describe(`generated calls (seed ${seed}, ${calls} each) get only responses of the contract:`, () => {
    test.each(contractOperations.map((operation) => [operation.id, operation] as const))(
      '%s',
      async (id, operation) => {
        const callers = leavesTraces.has(id)
          ? await createCallers(run.sandbox, { isPoor: true })
          : run.callers;
        const { known, tokens } = await callers.prepare(operation);
        await fc.assert(
          fc.asyncProperty(callOf(operation, known), async (call: GeneratedCall) => {
            await run.expectToMatch(
              operation,
              await send(run.sandbox.url, operation, call, tokens[call.caller]),
            );
          }),
          { seed: seedOf(operation, seed), numRuns: calls, endOnFailure: true },
        );
      },
    );
  });
}
