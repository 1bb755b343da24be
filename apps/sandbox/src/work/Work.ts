import type { ProblemCode } from '@meridian/api-client';
import type { OperationId } from '@meridian/api-client/contract';
import { sql as text } from 'drizzle-orm';
import { anythingDue } from '../clock/anythingDue.ts';
import type { Database, Sql } from '../database/openDatabase.ts';
import { lockInvestors } from '../database/lockInvestors.ts';
import { clock } from '../database/schema.ts';
import { Refusal } from '../http/Refusal.ts';
import type { Currencies } from '../ledger/wireMoney.ts';
import { firstSettings } from '../settings/firstSettings.ts';
import type { HouseSettings } from '../settings/HouseSettings.ts';
import { type Chance, secureChance } from './chance.ts';

/** What every rule works with: one transaction, one moment of the clock, the settings as they stand in it. */
export interface Work {
  readonly sql: Sql;
  readonly now: Date;
  readonly settings: HouseSettings;
  readonly currencies: Currencies;
  readonly chance: Chance;
  /** Operations that the control plane has refused, and with what. */
  readonly refusals: Readonly<Partial<Record<OperationId, ProblemCode>>>;
  /** Whether anything had fallen due by then; a call has it done before it looks. */
  readonly isAnythingDue: boolean;
  /** Whether the seed is whole; while a process resets the database the others answer nothing from it. */
  readonly isWhole: boolean;
}

const currencies = text<Record<
  string,
  number
> | null>`(select json_object_agg(code, decimals order by position) from currency)`;

const refusals = text<Work['refusals'] | null>`(select json_object_agg(operation, code) from staged_refusal)`;

const settings = text<HouseSettings | null>`(select settings from house)`;

const retrySeconds = 5;

/**
 * All of it in one query: every call begins with it. Tables of one row are not joined: PostgreSQL has no count of what
 * is so small, foresees millions, and would compile the query each time.
 */
async function begin(sql: Sql, chance: Chance): Promise<Work> {
  const [row] = await sql
    .select({
      now: text<Date | null>`sandbox_now()`.mapWith(clock.standsAt),
      settings,
      currencies,
      refusals,
      isAnythingDue: anythingDue,
      isWhole: text<boolean>`exists (select 1 from ${clock} where ${clock.seededAt} is not null)`,
    })
    .from(text`(values (1)) as once`);
  // Another process has just emptied the database: whoever began before sees none of it.
  if (!row?.now) throw new Refusal('technical_work', { retryAfter: retrySeconds });
  return {
    sql,
    now: row.now,
    // A key that came with a newer version has its first value.
    settings: {
      ...firstSettings,
      ...row.settings,
      limits: { ...firstSettings.limits, ...row.settings?.limits },
    },
    currencies: new Map(Object.entries(row.currencies ?? {})),
    chance,
    refusals: row.refusals ?? {},
    isAnythingDue: row.isAnythingDue,
    isWhole: row.isWhole,
  };
}

interface WriteOptions {
  /** The investor whose money or account is about to change: one change at a time, dated after the one before. */
  readonly lock?: string;
  /** Those who earn from this investor are about to be paid too. */
  readonly lockLine?: boolean;
  readonly chance?: Chance;
}

/** Runs `task` in one transaction: all of it happens, or nothing. It may run more than once. */
export function write<Result>(
  database: Database,
  task: (work: Work) => Promise<Result>,
  { lock, lockLine = false, chance = database.chance }: WriteOptions = {},
): Promise<Result> {
  return database.write(async (sql) => {
    if (lock !== undefined) {
      await lockInvestors(sql, { investors: [lock], withLineOf: lockLine ? [lock] : [] });
    }
    return task(await begin(sql, chance));
  });
}

/** Runs `task` on one consistent moment of the database. */
export function read<Result>(database: Database, task: (work: Work) => Promise<Result>): Promise<Result> {
  return database.read(async (sql) => task(await begin(sql, secureChance)));
}
