import type { ProblemCode } from '@meridian/api-client';
import type { OperationId } from '@meridian/api-client/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/openDatabase.ts';
import { lockInvestors } from '../database/lockInvestors.ts';
import { prepareOnce } from '../database/prepareOnce.ts';
import { clock, deposit, type Investor, investor, readOnlyKey, refill, session } from '../database/schema.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { firstSettings } from '../core/firstSettings.ts';
import type { CompanySettings } from '../core/CompanySettings.ts';
import { type RandomSource, secureRandom } from '../core/random.ts';
import type { ServerKey } from '../core/serverKey.ts';

/** Refuses a call while another process seeds the database. */
export function assertSeeded({ isSeedComplete, settings }: TransactionContext): void {
  if (!isSeedComplete)
    throw new ProblemError('technical_work', { retryAfter: settings.technicalWork.retrySeconds });
}

/** Decimals of every supported currency, in display order. */
export type Currencies = ReadonlyMap<string, number>;

/** Where a call comes from. */
export interface Client {
  /** As the client sent it. */
  readonly userAgent: string | null;
  readonly address: string;
}

/** The context of every rule: one transaction, one moment of the clock, its settings. */
export interface TransactionContext {
  readonly tx: Transaction;
  readonly now: Date;
  readonly settings: CompanySettings;
  readonly currencies: Currencies;
  readonly random: RandomSource;
  readonly serverKey: ServerKey;
  /** Errors that the control plane forces, by operation. */
  readonly refusals: Readonly<Partial<Record<OperationId, ProblemCode>>>;
  /** Null for jobs, seeds and controls. */
  readonly client: Client | null;
  /** Whether events are due; a call processes them first. */
  readonly isAnythingDue: boolean;
  /** False while a process seeds the database. */
  readonly isSeedComplete: boolean;
}

const currencies = sql<Record<
  string,
  number
> | null>`(select json_object_agg(code, decimals order by position) from currency)`;

const refusals = sql<
  TransactionContext['refusals'] | null
>`(select json_object_agg(operation, code) from staged_refusal)`;

const settings = sql<Partial<CompanySettings> | null>`(select settings from company_settings)`;

/** Whether any event is due; part of the query that every call starts with. */
const anythingDue = sql<boolean>`(
  exists (select 1 from ${deposit} where ${deposit.nextAccrualAt} <= sandbox_now())
  or exists (select 1 from ${deposit} where ${deposit.nextChangeAt} <= sandbox_now())
  or exists (
    select 1 from ${refill}
    where ${refill.status} = 'waiting' and ${refill.confirmations} = 0 and ${refill.inspectedAt} is null
      and ${refill.expiresAt} <= sandbox_now()
  )
  or exists (
    select 1 from ${investor}
    where ${investor.subscriptionUntil} is distinct from ${investor.subscriptionNotified}
      and ${investor.subscriptionUntil} <= sandbox_now()
  )
  or exists (select 1 from ${investor} where ${investor.closesAt} <= sandbox_now())
  or exists (select 1 from ${investor} where ${investor.unlocksAt} <= sandbox_now())
)`;

const retrySeconds = 5;

/**
 * A password reset token is valid for setting the password only, a read-only key for the calls that take one, and the challenge of a
 * second factor for no call as its token; a session for every call except setting the password.
 */
export type TokenKind = 'session' | 'password_reset' | 'second_factor' | 'read_only_key';

export interface ShownToken {
  readonly hash: string;
  readonly kind: TokenKind;
}

/** The session, the permission to set a password, or the read-only key that a token stands for. */
export interface TokenSession {
  readonly id: string;
  /** Null for a key that was never used. */
  readonly lastUsedAt: Date | null;
  readonly confirmedAt: Date | null;
}

/** The owner of a valid token. */
export interface Holder {
  readonly investor: Investor;
  readonly session: TokenSession;
}

const moment = {
  now: sql<Date | null>`sandbox_now()`.mapWith(clock.standsAt),
  settings,
  currencies,
  refusals,
  isAnythingDue: anythingDue,
  isSeedComplete: sql<boolean>`exists (select 1 from ${clock} where ${clock.seededAt} is not null)`,
};

/** A table of one row to join to. */
const once = sql`(values (1)) as once`;

/**
 * Every call begins with this query, so it is prepared, which halves the time of a short call. Tables of one row are not joined: PostgreSQL has no statistics for a table that small, estimates millions of rows and
 * compiles the query with JIT each time.
 */
const momentQuery = prepareOnce((tx) => tx.select(moment).from(once).prepare('moment'));

/** The same with the investor a token belongs to. */
const momentAndHolderQuery = prepareOnce((tx) =>
  tx
    .select({
      ...moment,
      session: { id: session.id, lastUsedAt: session.lastUsedAt, confirmedAt: session.confirmedAt },
      investor,
    })
    .from(once)
    .leftJoin(
      session,
      and(
        eq(session.tokenHash, sql.placeholder('hash')),
        eq(session.kind, sql.placeholder('kind')),
        gt(session.expiresAt, sql`sandbox_now()`),
      ),
    )
    .leftJoin(investor, eq(investor.id, session.investorId))
    .prepare('moment_and_holder'),
);

/** The same with the investor a read-only key belongs to. */
const momentAndKeyHolderQuery = prepareOnce((tx) =>
  tx
    .select({ ...moment, session: { id: readOnlyKey.id, lastUsedAt: readOnlyKey.lastUsedAt }, investor })
    .from(once)
    .leftJoin(
      readOnlyKey,
      and(eq(readOnlyKey.tokenHash, sql.placeholder('hash')), gt(readOnlyKey.expiresAt, sql`sandbox_now()`)),
    )
    .leftJoin(investor, eq(investor.id, readOnlyKey.investorId))
    .prepare('moment_and_key_holder'),
);

type Moment = Awaited<ReturnType<ReturnType<typeof momentQuery>['execute']>>[number];

type Sources = Pick<TransactionContext, 'random' | 'serverKey'> & Pick<Database, 'contacts'>;

function createContext(
  tx: Transaction,
  { random, serverKey, contacts }: Sources,
  row: Moment | undefined,
): TransactionContext {
  // Another process has just emptied the database.
  if (!row?.now) throw new ProblemError('technical_work', { retryAfter: retrySeconds });
  return {
    tx,
    now: row.now,
    // Settings of a newer version have their first values.
    settings: {
      ...firstSettings,
      contacts,
      ...row.settings,
      capabilities: { ...firstSettings.capabilities, ...row.settings?.capabilities },
      limits: { ...firstSettings.limits, ...row.settings?.limits },
      withdrawal: { ...firstSettings.withdrawal, ...row.settings?.withdrawal },
    },
    currencies: new Map(Object.entries(row.currencies ?? {})),
    random,
    serverKey,
    refusals: row.refusals ?? {},
    client: null,
    isAnythingDue: row.isAnythingDue,
    isSeedComplete: row.isSeedComplete,
  };
}

/** Runs in one transaction; `holder` is the owner of the token. */
type Task<Result> = (context: TransactionContext, holder: Holder | undefined) => Promise<Result>;

async function begin<Result>(
  tx: Transaction,
  task: Task<Result>,
  { token, ...sources }: Sources & { readonly token: ShownToken | undefined },
): Promise<Result> {
  if (!token) {
    const [row] = await momentQuery(tx).execute();
    return task(createContext(tx, sources, row), undefined);
  }
  const [row] =
    token.kind === 'read_only_key'
      ? await momentAndKeyHolderQuery(tx).execute({ hash: token.hash })
      : await momentAndHolderQuery(tx).execute({ ...token });
  const { investor: user, session: current } = row ?? {};
  return task(
    createContext(tx, sources, row),
    user && current ? { investor: user, session: { confirmedAt: null, ...current } } : undefined,
  );
}

interface WriteOptions {
  /** The investor whose money or account changes. */
  readonly lock?: string;
  /** Also locks those who earn from this investor. */
  readonly lockLine?: boolean;
  readonly random?: RandomSource;
  readonly token?: ShownToken | undefined;
}

/** Runs `task` in one transaction. It may run more than once. */
export function write<Result>(
  database: Database,
  task: Task<Result>,
  { lock, lockLine = false, random = database.random, token }: WriteOptions = {},
): Promise<Result> {
  return database.write(async (tx) => {
    if (lock !== undefined) {
      await lockInvestors(tx, { investors: [lock], withLineOf: lockLine ? [lock] : [] });
    }
    return begin(tx, task, { random, serverKey: database.serverKey, contacts: database.contacts, token });
  });
}

/** Runs `task` on one read-only snapshot. */
export function read<Result>(
  database: Database,
  task: Task<Result>,
  { token }: Pick<WriteOptions, 'token'> = {},
): Promise<Result> {
  const { serverKey, contacts } = database;
  return database.read((tx) => begin(tx, task, { random: secureRandom, serverKey, contacts, token }));
}
