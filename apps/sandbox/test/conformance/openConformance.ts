import { expect } from 'vitest';
import { type ContractOperation, validateResponse } from '@meridian/contract-kit';
import { deprecationHeaders } from '../../src/http/steps/setDeprecation.ts';
import { openTestSandbox, type TestSandbox } from '../openTestSandbox.ts';
import { type Callers, createCallers } from './callers.ts';

/** One run of the conformance tests. */
export interface Conformance {
  readonly sandbox: TestSandbox;
  /** Callers of the operations that leave no traces. */
  readonly callers: Callers;
  /** Operations with the statuses that they responded with. */
  readonly reached: ReadonlySet<string>;
  /** Checks a response against the contract and records its status. */
  expectToMatch(operation: ContractOperation, response: Response): Promise<void>;
}

/** The error of the last failed call, from the log: the response does not contain it. */
function lastFailure({ lines }: TestSandbox): unknown {
  const failures = lines.filter(({ event }) => event === 'failure');
  const [last] = failures.slice(-1);
  return last?.event === 'failure' ? last.error : undefined;
}

/** Opens a sandbox with its callers. The tests check the responses themselves, as the client receives them. */
export async function openConformance(seed: number): Promise<Conformance> {
  const sandbox = await openTestSandbox({ checkResponses: false, randomSeed: `${seed}` });
  const reached = new Set<string>();
  return {
    sandbox,
    callers: await createCallers(sandbox),
    reached,
    async expectToMatch(operation: ContractOperation, response: Response): Promise<void> {
      const { status } = response;
      if (status >= 500 && status !== 503)
        throw new Error(`${operation.id} responded ${status}.`, { cause: lastFailure(sandbox) });
      await validateResponse(operation, response);
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      const isWorded = (operation.responses.get(status) ?? null) !== null;
      expect(response.headers.get('content-language')).toEqual(
        isWorded ? expect.stringMatching(/^(en|ru)$/) : null,
      );
      expect(response.headers.get('vary')).toEqual(isWorded ? 'Accept-Language' : null);
      const { deprecation, link } = deprecationHeaders(operation);
      expect(response.headers.get('deprecation')).toBe(deprecation ?? null);
      expect(response.headers.get('link')).toBe(link ?? null);
      reached.add(`${operation.id} ${status}`);
      // Otherwise the server would keep sending a file that nobody reads.
      if (operation.file !== undefined && response.ok) await response.body?.cancel();
    },
  };
}
