import { and, isNull, lt } from 'drizzle-orm';
import { findByLogin } from '../investor/findInvestor.ts';
import { hashPassword } from '../auth/passwords.ts';
import { announceNews } from '../content/announceNews.ts';
import { dayInMilliseconds, dayInMilliseconds as day, stopClockAt } from '../clock/clock.ts';
import { settleDue } from '../jobs/settleDue.ts';
import type { Database, Transaction } from '../database/openDatabase.ts';
import { currency, newsItem, notification, strategy } from '../database/schema.ts';
import { seededRandom } from '../core/random.ts';
import { type TransactionContext, write } from '../transaction/TransactionContext.ts';
import { type Event, hour, register } from './acts.ts';
import { addCases } from './addCases.ts';
import { demoHistory } from './demoHistory.ts';
import { earliest, earlyHistory, earlyInvestors } from './earlyHistory.ts';
import { partners, partnersHistory } from './partnersHistory.ts';
import { news } from './news.ts';
import { strategies } from './strategies/strategies.ts';

const currencies = [
  { code: 'USDT', decimals: 6, position: 1 },
  { code: 'BTC', decimals: 8, position: 2 },
  { code: 'ETH', decimals: 18, position: 3 },
  { code: 'TRX', decimals: 6, position: 4 },
];

export async function addCurrencies(tx: Transaction): Promise<void> {
  await tx.insert(currency).values(currencies);
}

/** Adds news, dated relative to the end of the seed, and the strategies. */
export async function addContent({ tx }: TransactionContext, end: Date): Promise<void> {
  await tx.insert(newsItem).values(
    news.map(({ daysAgo, ...item }) => ({
      ...item,
      publishedAt: new Date(end.getTime() - daysAgo * dayInMilliseconds),
    })),
  );
  await addStrategies(tx);
}

/** Adds missing strategies: all of them after a migration that removed those of an earlier version. */
export async function addStrategies(tx: Transaction): Promise<void> {
  await tx
    .insert(strategy)
    .values(strategies.map((row, index) => ({ ...row, position: index + 1 })))
    .onConflictDoNothing();
}

/** Credentials of the demo investor. Not a secret: they only open the sandbox. */
export const DEMO = { login: 'demo', password: 'calm harbour 26' } as const;

const password = 'seven quiet herons 41';
const beginning = earliest * day;
const demoRegistered = 120 * day;

interface Step {
  readonly ago: number;
  readonly happen: (context: TransactionContext) => Promise<unknown>;
}

const newcomers = [
  ...earlyInvestors.map(({ login, phone }) => ({ login, phone, inviter: null, password, ago: beginning })),
  { login: 'anna', phone: '+35799000001', inviter: null, password, ago: demoRegistered },
  { ...DEMO, phone: '+35799000002', inviter: 'anna', ago: demoRegistered - hour },
  ...partners.map(({ login, phone, inviter, registered }) => ({
    login,
    phone,
    inviter: inviter ?? DEMO.login,
    password,
    ago: registered * day,
  })),
];

/** Start hashing at once: the hashes run on other threads, and one takes as long as a hundred statements. */
function registrations(hashing: Pick<Database, 'random' | 'passwordCost'>): Step[] {
  return newcomers.map(({ ago, ...newcomer }) => {
    const passwordHash = hashPassword(newcomer.password, hashing);
    return { ago, happen: (context) => register(context, { ...newcomer, passwordHash }) };
  });
}

function stepOf({ ago, login, happen }: Event): Step {
  return {
    ago,
    async happen(context) {
      const investor = await findByLogin(context, login);
      if (!investor) throw new Error(`${login} is missing.`);
      await happen(context, investor);
    },
  };
}

const events = [...earlyHistory, ...demoHistory(DEMO.login), ...partnersHistory].map(stepOf);

const announcements: readonly Step[] = news
  .filter(({ daysAgo }) => daysAgo * day < beginning)
  .map(({ daysAgo, ...item }) => ({
    ago: daysAgo * day,
    happen: (context) => announceNews(context, item),
  }));

/**
 * Fills an empty database: the inviter `anna`, the investor `demo` with four months of history up to `end`, the
 * partners of `demo`, and earlier investors. Runs the real operations at past times, so all balances match. The same `end` gives the same
 * rows. The clock stands at `end` afterwards.
 */
export async function seed(database: Database, end: Date): Promise<void> {
  const random = seededRandom('meridian');
  // All actions, the earliest first.
  const steps = [...registrations({ ...database, random }), ...events, ...announcements].toSorted(
    (a, b) => b.ago - a.ago,
  );
  const at = async (moment: Date, happen: (context: TransactionContext) => Promise<unknown>) => {
    await database.write((tx) => stopClockAt(tx, moment));
    await settleDue(database, { random });
    await write(database, happen, { random });
  };
  const ago = (milliseconds: number) => new Date(end.getTime() - milliseconds);

  await at(ago(beginning), ({ tx }) => addCurrencies(tx));
  await at(ago(beginning), async (context) => {
    await addCases(context);
    await addContent(context, end);
  });
  for (const step of steps) await at(ago(step.ago), step.happen);
  await at(end, async ({ tx }) => {
    const isOld = and(lt(notification.at, ago(30 * day)), isNull(notification.readAt));
    await tx
      .update(notification)
      .set({ readAt: ago(29 * day) })
      .where(isOld);
  });
}
