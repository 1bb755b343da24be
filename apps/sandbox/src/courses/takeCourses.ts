import { inArray, max } from 'drizzle-orm';
import { mostDays } from '../calls/period.ts';
import { dayInMilliseconds } from '../clock/clock.ts';
import type { CompanySettings } from '../core/CompanySettings.ts';
import type { Database } from '../database/openDatabase.ts';
import { dayCourse } from '../database/schema.ts';
import { read, type TransactionContext, write } from '../transaction/TransactionContext.ts';
import { listDisplayCurrencies } from './courses.handlers.ts';
import { sampleCourse, sampledCurrencies } from './sampleCourses.ts';

/** Rows of one insert: a statement has at most 65,535 parameters. */
const batchSize = 5000;

const dayNumber = (moment: Date) => Math.floor(moment.getTime() / dayInMilliseconds);
const dayOf = (number: number) => new Date(number * dayInMilliseconds).toISOString().slice(0, 10);

const withSamples = (settings: CompanySettings) =>
  listDisplayCurrencies(settings).filter((code) => sampledCurrencies.includes(code));

/** The first day without courses in one of the display currencies; undefined when all have those of today. */
async function firstMissing({ tx, now, settings }: TransactionContext): Promise<number | undefined> {
  const codes = withSamples(settings);
  const rows = await tx
    .select({ code: dayCourse.displayCurrency, last: max(dayCourse.day) })
    .from(dayCourse)
    .where(inArray(dayCourse.displayCurrency, codes))
    .groupBy(dayCourse.displayCurrency);
  const lastOf = new Map(rows.map(({ code, last }) => [code, last]));
  const today = dayNumber(now);
  const earliest = today - mostDays + 1;
  const first = codes.map((code) => {
    const last = lastOf.get(code);
    return last ? Math.max(earliest, dayNumber(new Date(last)) + 1) : earliest;
  });
  const missing = Math.min(...first);
  return missing <= today ? missing : undefined;
}

/** Courses of the days from `first` to today. Those of past days count as taken when they began. */
async function insertCourses(context: TransactionContext): Promise<void> {
  const { tx, now, settings, currencies } = context;
  const first = await firstMissing(context);
  if (first === undefined) return;
  const today = dayNumber(now);
  const days = Array.from({ length: today - first + 1 }, (_, index) => first + index);
  const rows = days.flatMap((day) =>
    withSamples(settings).flatMap((displayCurrency) =>
      Array.from(currencies.keys()).flatMap((currency) => {
        const worth = settings.worthInUsdt[currency];
        const rate =
          worth && sampleCourse({ currency, worth }, displayCurrency, { day, daysAgo: today - day });
        const takenAt = day === today ? now : new Date(day * dayInMilliseconds);
        return rate ? [{ displayCurrency, currency, day: dayOf(day), rate, takenAt }] : [];
      }),
    ),
  );
  for (let start = 0; start < rows.length; start += batchSize) {
    // Another process may have been first.
    await tx
      .insert(dayCourse)
      .values(rows.slice(start, start + batchSize))
      .onConflictDoNothing();
  }
}

/** Once a day: the courses that amounts are shown at. Here they are samples; a real server reads them from its source. */
export async function takeCourses(database: Database): Promise<void> {
  const isDue = await read(
    database,
    async (context) => context.isSeedComplete && (await firstMissing(context)) !== undefined,
  );
  if (isDue) await write(database, insertCourses);
}
