import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Cast, gatherCast } from '../testing/conformance/cast.ts';
import { callOf, type GeneratedCall, send } from '../testing/conformance/generatedCall.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { checkAnswer } from './checkAnswer.ts';
import { type ContractOperation, contractOperations } from './contractOperations.ts';

/** The same calls every time, so that who changes nothing breaks nothing; another seed or more calls look further. */
const seed = Number(process.env['CONFORMANCE_SEED'] ?? 20_261_121);
const callsEach = Number(process.env['CONFORMANCE_CALLS'] ?? (inject('postgres') === undefined ? 15 : 60));

/** Calls that end a session or change what the account is reached by: nobody else depends on who makes them. */
const leavesTraces: ReadonlySet<string> = new Set([
  'logOut',
  'changePassword',
  'setPassword',
  'saveProfile',
  'updateSecuritySettings',
]);

let sandbox: TestSandbox;
let shared: Cast;
const reached = new Set<string>();

beforeAll(async () => {
  sandbox = await openTestSandbox();
  shared = await gatherCast(sandbox);
}, 120_000);
afterAll(() => sandbox.close());

/** What the log says of the last call that failed: the answer itself tells nobody. */
function lastFailure(): unknown {
  const failures = sandbox.lines.filter(({ event }) => event === 'failure');
  const [last] = failures.slice(-1);
  return last?.event === 'failure' ? last.error : undefined;
}

/** Holds an answer to the contract and notes which of its statuses it was. */
async function holdToContract(operation: ContractOperation, response: Response): Promise<void> {
  const { status } = response;
  if (status >= 500 && status !== 503)
    throw new Error(`${operation.id} answered ${status}.`, { cause: lastFailure() });
  await checkAnswer(operation, response);
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  reached.add(`${operation.id} ${status}`);
}

describe(`whatever is sent (seed ${seed}, ${callsEach} calls each), the answer is one that the contract has:`, () => {
  test.each(contractOperations.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (id, operation) => {
      const cast = leavesTraces.has(id) ? await gatherCast(sandbox) : shared;
      const known = await cast.knownTo(operation);
      await fc.assert(
        fc.asyncProperty(callOf(operation, known), async (call: GeneratedCall) => {
          await holdToContract(operation, await send(sandbox.url, operation, call, cast.tokens[call.caller]));
        }),
        { seed, numRuns: callsEach, endOnFailure: true },
      );
    },
    120_000,
  );
});
