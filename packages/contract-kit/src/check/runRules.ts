import { accessRules } from './accessRules.ts';
import type { Adapter } from './Adapter.ts';
import { type ApiResponse, Broken } from './ApiResponse.ts';
import { Client } from './Client.ts';
import { errorRules, problemRules } from './errorRules.ts';
import { generatedRules } from './generatedRules.ts';
import { bodyRules, cachingRules, callLimitRules, languageRules, originRules } from './headerRules.ts';
import { idempotencyRules } from './idempotencyRules.ts';
import { listRules } from './listRules.ts';
import { moneyRules } from './moneyRules.ts';
import { type Account, type Group, groups, type Rule, type Session, Skipped } from './Rule.ts';
import { timeRules } from './timeRules.ts';

/** In the order in which they run: rules without calls look at all responses before them, and limits on calls come last. */
export const rules: readonly Rule[] = [
  ...generatedRules,
  ...errorRules,
  ...listRules,
  ...moneyRules,
  ...idempotencyRules,
  ...accessRules,
  ...originRules,
  ...timeRules,
  ...bodyRules,
  ...languageRules,
  ...cachingRules,
  ...problemRules,
  ...callLimitRules,
].toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)));

/** Rules on all responses look at those of the others too. */
function isLast({ calls, group }: Rule): boolean {
  return calls.length === 0 || group === 'call limits';
}

export interface CheckOptions {
  /** The address of the server, without `/api`. Nothing else is called. */
  readonly base: string;
  /** Without an account and an adapter that signs in, rules that need a sign-in are skipped. */
  readonly account?: Account | undefined;
  readonly other?: Account | undefined;
  readonly adapter?: Adapter;
  /** Allows calls that move money. */
  readonly money?: boolean;
  readonly origin?: string | undefined;
  /** Only rules of these groups; all groups by default. */
  readonly only?: readonly Group[];
  /** Generated calls for each read. */
  readonly calls?: number;
  readonly seed?: number;
}

export type Verdict =
  | { readonly kind: 'kept' }
  | { readonly kind: 'broken'; readonly why: string; readonly response: ApiResponse | undefined }
  | { readonly kind: 'skipped'; readonly why: string };

export interface Result {
  readonly rule: Rule;
  readonly verdict: Verdict;
}

export interface Outcome {
  readonly results: readonly Result[];
  /** Calls with a response. */
  readonly calls: number;
}

export const defaultCalls = 8;
export const defaultSeed = 20_261_121;

async function signIn(client: Client, account: Account): Promise<string> {
  const response = await client.call('logIn', { body: account });
  if (response.status === 200) return response.textAt('refreshToken');
  const advice = response.status === 202 ? ' It has a second factor: sign in with an adapter.' : '';
  throw new Broken(`${account.login} did not sign in: the status is ${response.status}.${advice}`, response);
}

const noSignIn = 'It needs a sign-in.';
const noResponses = 'It looks at the responses to other rules, and none was checked. Name other groups, too.';

async function judge({ money = false, calls, check }: Rule, session: Session): Promise<Verdict> {
  if (money && !session.client.money) return { kind: 'skipped', why: 'It moves money. Give --money.' };
  if (calls.length === 0 && session.client.responses.length === 0)
    return { kind: 'skipped', why: noResponses };
  try {
    await check(session);
    return { kind: 'kept' };
  } catch (error) {
    if (error instanceof Skipped) return { kind: 'skipped', why: error.message };
    if (error instanceof Broken) return { kind: 'broken', why: error.message, response: error.response };
    throw error;
  }
}

export const rulesOf = (only: readonly Group[] = groups): Rule[] =>
  rules.filter(({ group }) => only.includes(group));

/** Checks a server. Throws `Broken` when the account cannot sign in. */
export async function runRules({
  base,
  account,
  other,
  adapter = {},
  money = false,
  origin,
  only,
  calls = defaultCalls,
  seed = defaultSeed,
}: CheckOptions): Promise<Outcome> {
  const client = new Client(base, { money });
  const token = await (adapter.signIn?.(client.base) ?? (account && signIn(client, account)));
  const otherToken = await (adapter.signInOther?.(client.base) ?? (other && signIn(client, other)));
  const session: Session = {
    client,
    adapter,
    otherToken,
    origin,
    calls,
    seed,
    get account() {
      if (account === undefined) throw new Skipped(noSignIn);
      return account;
    },
    get token() {
      if (token === undefined) throw new Skipped(noSignIn);
      return token;
    },
  };
  const results: Result[] = [];
  // One after another: a rule may count what another one adds.
  for (const rule of rulesOf(only)) results.push({ rule, verdict: await judge(rule, session) });
  return { results, calls: client.responses.length };
}
