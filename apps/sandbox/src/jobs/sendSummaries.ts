import { dateFormat } from '@meridian/dates';
import type { Schema } from '@meridian/api-client';
import { formatMoney } from '@meridian/money';
import { and, asc, count, eq, gte, isNull, lt, lte } from 'drizzle-orm';
import { dayInMilliseconds } from '../clock/clock.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { Database } from '../database/openDatabase.ts';
import { deposit, type Investor, investor, operation } from '../database/schema.ts';
import { documentWords } from '../documents/documentWords.ts';
import { sendMessages } from '../notification/sendMessages.ts';
import { lastPeriod, type SummaryInterval, type SummaryPeriod } from '../notification/summaryPeriod.ts';
import { readStatement } from '../operations/readStatement.ts';
import { read, type TransactionContext, write } from '../transaction/TransactionContext.ts';

/** Most letters of one transaction. */
const atOnce = 20;
/** Most deposits that a letter names. */
const mostNamed = 20;

const isDue = ({ now }: TransactionContext) =>
  and(lte(investor.summaryDueAt, now), isNull(investor.closedAt));

/** Events that are due may still belong to the period. */
const isReady = ({ isSeedComplete, isAnythingDue, settings }: TransactionContext) =>
  isSeedComplete && !isAnythingDue && settings.capabilities.summaries;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

const lastDayOf = (end: Date) => new Date(end.getTime() - dayInMilliseconds);

/** The sums of the statement, by kind, of all currencies in which something happened. */
async function readHappened(
  context: TransactionContext,
  { id, language }: Investor,
  { start, end }: SummaryPeriod,
): Promise<string[]> {
  const moved = await context.tx
    .selectDistinct({ currency: operation.currency })
    .from(operation)
    .where(and(eq(operation.investorId, id), gte(operation.at, start), lt(operation.at, end)));
  const happened = new Set(moved.map(({ currency }) => currency));
  const names = documentWords[language].operation;
  const lines: string[] = [];
  for (const currency of context.currencies.keys()) {
    if (!happened.has(currency)) continue;
    const period = { currency, from: dayOf(start), to: dayOf(lastDayOf(end)), timeZone: 'UTC' };
    const statement = await readStatement(context, { id }, period);
    for (const line of statement.lines) {
      const times = line.count === 1 ? '' : ` (${line.count})`;
      lines.push(`${names[line.subject]}${times}: ${formatMoney(line.amount, language)}`);
    }
  }
  return lines;
}

const words = {
  weekly: { en: 'Your week', ru: 'Ваша неделя' },
  monthly: { en: 'Your month', ru: 'Ваш месяц' },
  operations: { en: 'Operations', ru: 'Операции' },
  none: { en: 'There were no operations.', ru: 'Операций не было.' },
  notCertain: {
    en: 'The payout at the end of a term is not guaranteed.',
    ru: 'Выплата в конце срока не гарантирована.',
  },
  off: {
    en: 'You can switch off this summary in the settings.',
    ru: 'Эту сводку можно отключить в настройках кабинета.',
  },
} as const;

const dayWords = (moment: Date, language: Schema<'Language'>) =>
  dateFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(moment);

/** What ends in the period after this one. */
async function readAhead(
  { tx }: TransactionContext,
  { id, language, subscriptionUntil }: Investor,
  { end, nextEnd }: SummaryPeriod,
): Promise<string[]> {
  const ending = and(
    eq(deposit.investorId, id),
    isNull(deposit.closeReason),
    gte(deposit.endsAt, end),
    lt(deposit.endsAt, nextEnd),
  );
  const rows = await tx
    .select({
      plan: deposit.plan,
      amount: deposit.body,
      currency: deposit.currency,
      endsAt: deposit.endsAt,
    })
    .from(deposit)
    .where(ending)
    .orderBy(asc(deposit.endsAt), asc(deposit.id))
    .limit(mostNamed);
  const lines = rows.map(({ plan, endsAt, ...money }) => {
    const ends: Bilingual = {
      en: `${dayWords(endsAt, 'en')}: the term ends of a deposit of ${formatMoney(money, 'en')}, plan “${plan.name.en}”`,
      ru: `${dayWords(endsAt, 'ru')} — конец срока депозита ${formatMoney(money, 'ru')}, план «${plan.name.ru}»`,
    };
    return ends[language];
  });
  if (rows.length === mostNamed) {
    const [all] = await tx.select({ count: count() }).from(deposit).where(ending);
    const more = (all?.count ?? 0) - mostNamed;
    const others: Bilingual = { en: `More deposits: ${more}`, ru: `Других депозитов: ${more}` };
    if (more > 0) lines.push(others[language]);
  }
  if (rows.length > 0) lines.push(words.notCertain[language]);
  if (subscriptionUntil && subscriptionUntil >= end && subscriptionUntil < nextEnd) {
    const ends: Bilingual = {
      en: `${dayWords(subscriptionUntil, 'en')}: your subscription ends`,
      ru: `${dayWords(subscriptionUntil, 'ru')} — конец подписки`,
    };
    lines.push(ends[language]);
  }
  return lines;
}

/** The text of a summary; undefined when nothing happened and nothing ends. */
async function writeSummary(
  context: TransactionContext,
  reader: Investor,
  interval: SummaryInterval,
  period: SummaryPeriod,
): Promise<string | undefined> {
  const { language } = reader;
  const happened = await readHappened(context, reader, period);
  const ahead = await readAhead(context, reader, period);
  if (happened.length === 0 && ahead.length === 0) return undefined;
  const days = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const operations =
    happened.length === 0 ? [words.none[language]] : [`${words.operations[language]}:`, ...happened];
  const lastDay = lastDayOf(period.nextEnd);
  const until: Bilingual = {
    en: `Until ${dayWords(lastDay, 'en')}:`,
    ru: `До ${dayWords(lastDay, 'ru')} включительно:`,
  };
  return [
    `${words[interval][language]}, ${days.formatRange(period.start, lastDayOf(period.end))} (UTC)`,
    operations.join('\n'),
    ...(ahead.length > 0 ? [[until[language], ...ahead].join('\n')] : []),
    words.off[language],
  ].join('\n\n');
}

/** Sends some summaries. Each moves on in the transaction of its letter, so that none is sent twice. False when none was due. */
async function sendSome(context: TransactionContext): Promise<boolean> {
  const { tx, now } = context;
  if (!isReady(context)) return false;
  const due = await tx
    .select()
    .from(investor)
    .where(isDue(context))
    .orderBy(asc(investor.summaryDueAt), asc(investor.id))
    .limit(atOnce)
    .for('no key update', { skipLocked: true });
  for (const reader of due) {
    const { summary, language, letterWord, login, email, emailConfirmedAt } = reader;
    if (summary === 'never') continue;
    const period = lastPeriod(summary, now);
    // An unconfirmed e-mail may be a stranger’s.
    const text = emailConfirmedAt ? await writeSummary(context, reader, summary, period) : undefined;
    if (text !== undefined) {
      const message = { reader: { language, letterWord, login }, at: now, recipient: email, text };
      await sendMessages(context, [{ ...message, method: 'email', purpose: 'summary' }]);
    }
    await tx.update(investor).set({ summaryDueAt: period.nextEnd }).where(eq(investor.id, reader.id));
  }
  return due.length > 0;
}

/** Sends the summaries of periods that are over, in one or several processes. After a longer stop, only that of the last period. */
export async function sendSummaries(database: Database): Promise<void> {
  const hasDue = await read(database, async (context) => {
    if (!isReady(context)) return false;
    const found = await context.tx.select({ id: investor.id }).from(investor).where(isDue(context)).limit(1);
    return found.length > 0;
  });
  for (let isMore = hasDue; isMore;) isMore = await write(database, sendSome);
}
