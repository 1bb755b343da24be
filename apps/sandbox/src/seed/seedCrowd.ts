import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../database/openDatabase.ts';
import type { CompanySettings } from '../settings/CompanySettings.ts';
import { seededChance } from '../work/chance.ts';
import { read } from '../work/Work.ts';
import { DEMO } from './seed.ts';
import { crowdSizeOf } from '../flags.ts';

/** How large a crowd is, and what it is drawn by. */
export interface Crowd {
  /** About so many operations; a tenth as many investors, all of them partners below the demo investor. */
  readonly operations: number;
  /** The same text gives the same crowd. */
  readonly randomSeed: string;
}

/** What is seen of one deposit from its refill to the withdrawal after it, with what it brings those above. */
const operationsOfDeposit = 45;
/** So many deposits are still at work: enough for days to accrue, few enough for a day to pass in seconds. */
const mostAtWork = 2_000;

const script = new URL('crowd.sql', import.meta.url);

function literal(value: string | object): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/** One deposit for twelve that are over. */
function atWorkOf({ operations }: Crowd): number {
  return Math.min(Math.floor(operations / operationsOfDeposit / 12), mostAtWork);
}

/** What the script reads its figures from: the rules of the house as they stand. */
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
 * Adds a crowd to a database that has the seed, with its history before the demo investor's own, but for a few deposits
 * that are still at work. Everybody in it signs in with the demo investor's password. Throws a RangeError for a size that is no whole number up to a million.
 */
export async function seedCrowd(database: Database, crowd: Crowd, endsAt: Date): Promise<void> {
  crowdSizeOf(crowd.operations);
  const { settings } = await read(database, async (work) => work);
  const passwordHash = await hashPassword(DEMO.password, seededChance(crowd.randomSeed));
  const wish = wishOf(settings, crowd, endsAt, passwordHash);
  const statements = await readFile(script, 'utf8');
  await database.runScript(
    `begin; create temporary table wish on commit drop as select ${wish}; ${statements} commit;`,
  );
  // Outside of the transaction, where it also marks what everybody may see: counts are then read from the index alone.
  await database.runScript('vacuum analyze');
}
