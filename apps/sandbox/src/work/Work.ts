import { readNow } from '../clock/clock.ts';
import type { Database, Sql } from '../database/openDatabase.ts';
import { type Currencies, readCurrencies } from '../ledger/wireMoney.ts';
import type { HouseSettings } from '../settings/HouseSettings.ts';
import { readSettings } from '../settings/readSettings.ts';
import { type Chance, secureChance } from './chance.ts';

/** What every rule works with: one transaction, one moment of the clock, the settings as they stand in it. */
export interface Work {
  readonly sql: Sql;
  readonly now: Date;
  readonly settings: HouseSettings;
  readonly currencies: Currencies;
  readonly chance: Chance;
}

async function begin(sql: Sql, chance: Chance): Promise<Work> {
  return {
    sql,
    now: await readNow(sql),
    settings: await readSettings(sql),
    currencies: await readCurrencies(sql),
    chance,
  };
}

/** Runs `task` in one serialisable transaction: all of it happens, or nothing. It may run more than once. */
export function write<Result>(
  database: Database,
  task: (work: Work) => Promise<Result>,
  chance: Chance = secureChance,
): Promise<Result> {
  return database.write(async (sql) => task(await begin(sql, chance)));
}

/** Runs `task` on one consistent moment of the database. */
export function read<Result>(database: Database, task: (work: Work) => Promise<Result>): Promise<Result> {
  return database.read(async (sql) => task(await begin(sql, secureChance)));
}
