import type { Schema } from '@meridian/api-client';
import { add, compare, type DecimalString, isNegative } from '@meridian/money';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { reportingCurrency, calculateWorth } from '../balance/quotes.ts';
import { dayInMilliseconds } from '../clock/clock.ts';
import { casePreference, casePurchase, cryptoCase, partner, readNumeric } from '../database/schema.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';
import { isTooFine, serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

type Preference = Omit<typeof casePreference.$inferSelect, 'investorId'>;

/** Days are in UTC: with local days, changing the time zone would give a day twice. */
export function getDayBounds(now: Date): { readonly start: Date; readonly end: Date } {
  const start = Math.floor(now.getTime() / dayInMilliseconds) * dayInMilliseconds;
  return { start: new Date(start), end: new Date(start + dayInMilliseconds) };
}

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
  if (row.pendingAt === null || row.pendingAt > now) return { ...preference, timeOutUntil };
  return {
    ...preference,
    timeOutUntil,
    spendPerDay: row.pendingSpend,
    pendingSpend: null,
    pendingAt: null,
  };
}

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

function limitIn({ currencies }: TransactionContext, limit: Schema<'Money'> | null): DecimalString | null {
  if (limit === null) return null;
  if (limit.currency !== reportingCurrency) throw invalid({ 'spendPerDay.currency': 'unknown_value' });
  if (isNegative(limit.amount)) throw invalid({ spendPerDay: 'amount_negative' });
  if (isTooFine(currencies, limit)) throw invalid({ spendPerDay: 'too_many_decimals' });
  return limit.amount;
}

function isStricter(limit: DecimalString | null, than: DecimalString | null): boolean {
  if (limit === null) return than === null;
  return than === null || compare(limit, than) <= 0;
}

function isSame(a: DecimalString | null, b: DecimalString | null): boolean {
  return a === null || b === null ? a === b : compare(a, b) === 0;
}

/** A stricter limit is in force at once; any other waits, so that it cannot be raised on impulse. */
function changedLimit(
  { now, settings }: TransactionContext,
  current: Preference,
  limit: DecimalString | null,
) {
  if (isStricter(limit, current.spendPerDay)) {
    return { spendPerDay: limit, pendingSpend: null, pendingAt: null };
  }
  const isPending = current.pendingAt !== null && isSame(current.pendingSpend, limit);
  const later = new Date(now.getTime() + settings.cases.limitRaiseHours * 3_600_000);
  return {
    spendPerDay: current.spendPerDay,
    pendingSpend: limit,
    pendingAt: isPending ? current.pendingAt : later,
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
  const limit =
    spendPerDay === undefined ? {} : changedLimit(context, current, limitIn(context, spendPerDay));
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
