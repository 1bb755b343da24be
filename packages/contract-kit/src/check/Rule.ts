import type { OperationId } from '@meridian/api-client/contract';
import type { Adapter } from './Adapter.ts';
import type { Client } from './Client.ts';

export const groups = [
  'responses',
  'errors',
  'problem details',
  'lists',
  'money',
  'idempotency',
  'authorisation',
  'languages',
  'caching',
  'other origins',
  'time',
  'body limits',
  'call limits',
] as const;

export type Group = (typeof groups)[number];

export interface Account {
  readonly login: string;
  readonly password: string;
}

/** What a rule has to check with. */
export interface Session {
  readonly client: Client;
  /** Throws `Skipped` without one. */
  readonly account: Account;
  readonly adapter: Adapter;
  /** Of the investor that is checked. Throws `Skipped` without a sign-in. */
  readonly token: string;
  /** Of another investor; undefined without an account or an adapter for one. */
  readonly otherToken: string | undefined;
  /** An origin whose pages may call the API. */
  readonly origin: string | undefined;
  /** Generated calls for each operation, and the seed from which they follow. */
  readonly calls: number;
  readonly seed: number;
}

/** Why a rule could not be checked. */
export class Skipped extends Error {}

/** One rule of the contract. */
export interface Rule {
  readonly group: Group;
  /** What the contract says, as a sentence. */
  readonly title: string;
  /** Where it says so. */
  readonly section: string;
  /** What is called: operations of the contract, or lines such as `GET /api/nothing`. */
  readonly calls: readonly (OperationId | `${string} /${string}`)[];
  /** Whether it sends calls that move money. Without `--money` it is skipped. */
  readonly money?: boolean;
  /** Throws `Broken` when a response breaks the rule, and `Skipped` when it cannot be checked. */
  readonly check: (session: Session) => Promise<void>;
}
