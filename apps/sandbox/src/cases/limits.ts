import type { Schema } from '@meridian/api-client';
import { add, compare, type DecimalString } from '@meridian/money';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { reportingCurrency, calculateWorth } from '../balance/quotes.ts';
import { dayInMilliseconds, getDayBounds } from '../clock/clock.ts';
import { casePreference, casePurchase, cryptoCase, partner, readNumeric } from '../database/schema.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import { changeLimit, limitAt, type PendingLimit, readLimit } from '../balance/pendingLimit.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

type Preference = Omit<typeof casePreference.$inferSelect, 'investorId'>;

const defaultPreference: Preference = {
  spendPerDay: null,
  pendingSpend: null,
  pendingAt: null,
  timeOutUntil: null,
  welcomedAt: null,
};

/** The preferences as they are now: a pending limit whose time has come is in force, a time-out that is over is none. */
async function readPreference({ tx, now }: TransactionContext, investorId: string): Promise<Preference> {
  const [row] = await tx.select().from(casePreference).where(eq(casePreference.investorId, investorId));
  if (!row) return defaultPreference;
  const { investorId: _investorId, ...preference } = row;
  const timeOutUntil = row.timeOutUntil !== null && row.timeOutUntil > now ? row.timeOutUntil : null;
  return { ...preference, ...writeLimit(limitAt(now, readLimitOf(row))), timeOutUntil };
}

const readLimitOf = ({ spendPerDay, pendingSpend, pendingAt }: Preference): PendingLimit => ({
  amount: spendPerDay,
  pendingAmount: pendingSpend,
  pendingAt,
});

const writeLimit = ({ amount, pendingAmount, pendingAt }: PendingLimit) => ({
  spendPerDay: amount,
  pendingSpend: pendingAmount,
  pendingAt,
});

async function writePreference(
  { tx }: TransactionContext,
  investorId: string,
  change: Partial<Preference>,
): Promise<void> {
  await tx
    .insert(casePreference)
    .values({ investorId, ...change })
    .onConflictDoUpdate({ target: casePreference.investorId, set: change });
}

async function spentToday(context: TransactionContext, investorId: string): Promise<DecimalString> {
  const rows = await context.tx
    .select({ amount: sql`sum(${casePurchase.price})`.mapWith(readNumeric), currency: cryptoCase.currency })
    .from(casePurchase)
    .innerJoin(cryptoCase, eq(cryptoCase.id, casePurchase.caseId))
    .where(
      and(eq(casePurchase.investorId, investorId), gte(casePurchase.at, getDayBounds(context.now).start)),
    )
    .groupBy(cryptoCase.currency);
  return rows.reduce<DecimalString>((sum, row) => add(sum, calculateWorth(context, row)), '0');
}

/** Rejects a purchase during a time-out, or above the user's own limit. */
export async function refuseBeyondLimits(
  context: TransactionContext,
  investorId: string,
  price: { readonly amount: DecimalString; readonly currency: string },
): Promise<void> {
  const { spendPerDay, timeOutUntil } = await readPreference(context, investorId);
  if (timeOutUntil !== null) throw new ProblemError('case_time_out');
  if (spendPerDay === null) return;
  const after = add(await spentToday(context, investorId), calculateWorth(context, price));
  if (compare(after, spendPerDay) > 0) throw new ProblemError('case_limit_reached');
}

export async function readLimits(
  context: TransactionContext,
  investorId: string,
): Promise<Schema<'CaseLimits'>> {
  const { currencies, now } = context;
  const { spendPerDay, pendingSpend, pendingAt, timeOutUntil } = await readPreference(context, investorId);
  const limit = (amount: DecimalString | null) =>
    amount === null ? null : serializeMoney(currencies, amount, reportingCurrency);
  return {
    spendPerDay: limit(spendPerDay),
    spentToday: serializeMoney(currencies, await spentToday(context, investorId), reportingCurrency),
    dayEndsAt: getDayBounds(now).end.toISOString(),
    pending: pendingAt === null ? null : { spendPerDay: limit(pendingSpend), at: pendingAt.toISOString() },
    timeOutUntil: timeOutUntil?.toISOString() ?? null,
  };
}

export async function changeLimits(
  context: TransactionContext,
  investorId: string,
  { spendPerDay, timeOutDays }: Schema<'CaseLimitsChange'>,
): Promise<void> {
  const current = await readPreference(context, investorId);
  let { timeOutUntil } = current;
  if (timeOutDays !== undefined) {
    const until = new Date(context.now.getTime() + timeOutDays * dayInMilliseconds);
    if (timeOutUntil !== null && until < timeOutUntil) throw new ProblemError('case_time_out');
    timeOutUntil = until;
  }
  const { now, settings } = context;
  const limit =
    spendPerDay === undefined
      ? {}
      : writeLimit(
          changeLimit(
            now,
            readLimitOf(current),
            readLimit(context, 'spendPerDay', spendPerDay),
            settings.cases.limitRaiseHours,
          ),
        );
  await writePreference(context, investorId, { ...current, ...limit, timeOutUntil });
}

/** Whether the investor has invited someone and has not seen the welcome for referrers on any device. */
export async function isWelcomePending(context: TransactionContext, investorId: string): Promise<boolean> {
  if (!context.settings.capabilities.referrals) return false;
  if ((await readPreference(context, investorId)).welcomedAt !== null) return false;
  // In the order of the index: without one, PostgreSQL reads the table.
  const [first] = await context.tx
    .select({ level: partner.level })
    .from(partner)
    .where(eq(partner.investorId, investorId))
    .orderBy(asc(partner.level), asc(partner.partnerId))
    .limit(1);
  return first?.level === 1;
}

export async function storeWelcome(context: TransactionContext, investorId: string): Promise<void> {
  const { welcomedAt } = await readPreference(context, investorId);
  await writePreference(context, investorId, { welcomedAt: welcomedAt ?? context.now });
}
