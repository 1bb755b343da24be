import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { callOf, type Caller } from '../calls/generatedCall.ts';
import { type KnownValues } from '../calls/inputOf.ts';
import { type ContractOperation, contractOperations } from '../contract/contractOperations.ts';
import { validateResponse } from '../contract/schemas.ts';
import { type ApiResponse, Broken } from './ApiResponse.ts';
import type { Rule, Session } from './Rule.ts';

const lists = {
  '/funds/deposits': 'listDeposits',
  '/funds/refills': 'listRefills',
  '/funds/payments': 'listWithdrawals',
  '/content/news': 'listNews',
  '/liabilities': 'listLiabilities',
  '/user/liabilities': 'listLiabilities',
} as const;

/** Ids that exist, for operations with an id in their path. */
async function readIds({ client, token }: Session, { path }: ContractOperation): Promise<string[]> {
  if (!path.includes('{id}')) return [];
  const list = Object.entries(lists).find(([start]) => path.startsWith(`${start}/`))?.[1];
  if (list === undefined) return [];
  const response = (await client.call(list, { token })).mustBe(200);
  return response.entriesAt('items').map((entry) => response.textAt(...entry, 'id'));
}

/** Throws when the contract does not allow a response of an operation. */
async function mustConform(operation: ContractOperation, response: ApiResponse): Promise<void> {
  const { status, headers, text } = response;
  const isEmpty = status === 204 || status === 205 || status === 304;
  try {
    await validateResponse(operation, new Response(isEmpty ? null : text, { status, headers }));
  } catch (error) {
    throw new Broken(error instanceof Error ? error.message : String(error), response);
  }
  const place = operation.responses.get(status);
  if (typeof place !== 'string' || status >= 400) return;
  const type = headers.get('content-type')?.split(';')[0];
  response.must(type === (operation.file ?? 'application/json'), `The type of the body is “${type}”.`);
}

/** The seed of an operation. It does not change when another operation is added. */
function seedOf({ id }: ContractOperation, seed: number): number {
  return seed + createHash('sha256').update(id).digest().readUInt16BE();
}

async function sendGenerated(
  session: Session,
  operation: ContractOperation,
  known: KnownValues,
): Promise<void> {
  const { client, token } = session;
  const tokens: Readonly<Record<Caller, string | null>> = {
    nobody: null,
    stranger: 'a'.repeat(43),
    unconfirmed: null,
    owner: token,
  };
  let broken: unknown;
  const property = fc.asyncProperty(callOf(operation, known), async (call) => {
    // A program that sends an invalid address or a null byte in a header is not a server's fault.
    const response = await client.generated(operation, call, tokens[call.caller]);
    try {
      await mustConform(operation, response);
    } catch (error) {
      broken = error;
      throw error;
    }
  });
  const { failed, errorInstance } = await fc.check(property, {
    seed: seedOf(operation, session.seed),
    numRuns: session.calls,
    endOnFailure: true,
  });
  if (failed) throw broken ?? errorInstance;
}

/** Not files: unlike the other reads, they are limited to a few and are recorded. */
const reads = contractOperations.filter(({ method, file }) => method === 'get' && file === undefined);

/** Each read gets generated calls: half match the contract, the others nearly do or are hostile. */
export const generatedRules: readonly Rule[] = reads.map((operation) => ({
  group: 'responses',
  title: `Every response of GET ${operation.path} matches the contract`,
  section: `paths, ${operation.path}, get, responses`,
  calls: [operation.id],
  async check(session) {
    await sendGenerated(session, operation, {
      id: await readIds(session, operation),
      currency: ['USDT', 'BTC', 'ETH', 'TRX'],
      sourceCurrency: ['USDT', 'BTC'],
      targetCurrency: ['USDT', 'BTC'],
      timeZone: ['UTC', 'Asia/Tokyo', 'America/St_Johns'],
      page: [1, 2],
    });
  },
}));
