import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../database/openDatabase.ts';
import type { CompanySettings } from '../core/CompanySettings.ts';
import { seededRandom } from '../core/random.ts';
import { read } from '../transaction/TransactionContext.ts';
import { DEMO } from './seed.ts';
import { parseSeedSize } from './seedSize.ts';

export interface PartnerSeed {
  /** Approximate number of operations. A tenth as many investors, all partners below the demo investor. */
  readonly operations: number;
  /** Random seed: the same text gives the same partners. */
  readonly randomSeed: string;
}

/** Operations per deposit, from its refill to its withdrawal, including the rewards above. */
const operationsOfDeposit = 45;
/** Maximum active deposits: enough to test accruals, few enough that a day passes in seconds. */
const maxActiveDeposits = 2_000;

const script = new URL('partners.sql', import.meta.url);

function literal(value: string | object): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/** One active deposit for every twelve closed ones. */
function activeDepositsOf({ operations }: PartnerSeed): number {
  return Math.min(Math.floor(operations / operationsOfDeposit / 12), maxActiveDeposits);
}

/** Parameters of the script, from the current settings. */
function optionsOf(
  settings: CompanySettings,
  partnerSeed: PartnerSeed,
  endsAt: Date,
  passwordHash: string,
): string {
  const { plans, paymentSystems, partners } = settings;
  const plan = plans.find(({ currency, timeInDays }) => currency === 'USDT' && timeInDays === 30);
  const system = paymentSystems.find(({ currency }) => currency === 'USDT');
  if (!plan || !system?.refill)
    throw new Error('Generated partners need a plan of thirty days and a system in USDT.');
  const percents = Object.fromEntries(partners.levels.map(({ level, percent }) => [level, percent]));
  const columns = {
    seed: literal(createHash('sha256').update(partnerSeed.randomSeed).digest('hex')),
    ends_at: `${literal(endsAt.toISOString())}::timestamptz`,
    people: `${Math.ceil(partnerSeed.operations / 10)}`,
    cycles: `${Math.ceil(partnerSeed.operations / operationsOfDeposit)}`,
    active_deposits: `${activeDepositsOf(partnerSeed)}`,
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
 * Adds partners to a seeded database, with its history before that of the demo investor, except for a few active
 * deposits. All of its investors have the demo investor’s password. Throws a RangeError unless the size is a whole
 * number up to a million.
 */
export async function seedPartners(
  database: Database,
  partnerSeed: PartnerSeed,
  endsAt: Date,
): Promise<void> {
  parseSeedSize(partnerSeed.operations);
  const { settings } = await read(database, async (context) => context);
  const passwordHash = await hashPassword(DEMO.password, {
    ...database,
    random: seededRandom(partnerSeed.randomSeed),
  });
  const options = optionsOf(settings, partnerSeed, endsAt, passwordHash);
  const statements = await readFile(script, 'utf8');
  await database.runScript(
    `begin; create temporary table options on commit drop as select ${options}; ${statements} commit;`,
  );
  // `vacuum` cannot run in a transaction. It marks pages as all-visible, so that counts read the index only.
  await database.runScript('vacuum analyze');
}
