import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../database/openDatabase.ts';
import type { CompanySettings } from '../core/CompanySettings.ts';
import { seededChance } from '../core/chance.ts';
import { read } from '../work/Work.ts';
import { DEMO } from './seed.ts';
import { seedSizeOf } from './seedSize.ts';

export interface Crowd {
  /** Approximate number of operations. A tenth as many investors, all partners below the demo investor. */
  readonly operations: number;
  /** Random seed: the same text gives the same crowd. */
  readonly randomSeed: string;
}

/** Operations per deposit, from its refill to its withdrawal, including the rewards above. */
const operationsOfDeposit = 45;
/** Maximum active deposits: enough to test accruals, few enough that a day passes in seconds. */
const mostAtWork = 2_000;

const script = new URL('crowd.sql', import.meta.url);

function literal(value: string | object): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/** One active deposit for every twelve closed ones. */
function atWorkOf({ operations }: Crowd): number {
  return Math.min(Math.floor(operations / operationsOfDeposit / 12), mostAtWork);
}

/** Parameters of the script, from the current settings. */
function wishOf(settings: CompanySettings, crowd: Crowd, endsAt: Date, passwordHash: string): string {
  const { plans, paymentSystems, partners } = settings;
  const plan = plans.find(({ currency, timeInDays }) => currency === 'USDT' && timeInDays === 30);
  const system = paymentSystems.find(({ currency }) => currency === 'USDT');
  if (!plan || !system?.refill) throw new Error('A crowd needs a plan of thirty days and a system in USDT.');
  const percents = Object.fromEntries(partners.levels.map(({ level, percent }) => [level, percent]));
  const columns = {
    seed: literal(createHash('sha256').update(crowd.randomSeed).digest('hex')),
    ends_at: `${literal(endsAt.toISOString())}::timestamptz`,
    people: `${Math.ceil(crowd.operations / 10)}`,
    cycles: `${Math.ceil(crowd.operations / operationsOfDeposit)}`,
    at_work: `${atWorkOf(crowd)}`,
    password_hash: literal(passwordHash),
    levels: `${Object.keys(percents).length}`,
    percents: `${literal(percents)}::jsonb`,
    matching: `${literal(partners.matchingPercent)}::numeric`,
    tiers: `${literal(partners.tiers)}::jsonb`,
    plan: `${literal(plan)}::jsonb`,
    yield: `${literal(plan.dailyYieldPercent)}::numeric`,
    system: literal(system.id),
    network: literal(system.network),
    confirmations: `${system.refill.confirmations}`,
  };
  return Object.entries(columns)
    .map(([name, value]) => `${value} as ${name}`)
    .join(', ');
}

/**
 * Adds a crowd to a seeded database, with its history before that of the demo investor, except for a few active
 * deposits. All of its investors have the demo investor’s password. Throws a RangeError unless the size is a whole
 * number up to a million.
 */
export async function seedCrowd(database: Database, crowd: Crowd, endsAt: Date): Promise<void> {
  seedSizeOf(crowd.operations);
  const { settings } = await read(database, async (work) => work);
  const passwordHash = await hashPassword(DEMO.password, seededChance(crowd.randomSeed));
  const wish = wishOf(settings, crowd, endsAt, passwordHash);
  const statements = await readFile(script, 'utf8');
  await database.runScript(
    `begin; create temporary table wish on commit drop as select ${wish}; ${statements} commit;`,
  );
  // `vacuum` cannot run in a transaction. It marks pages as all-visible, so that counts read the index only.
  await database.runScript('vacuum analyze');
}
