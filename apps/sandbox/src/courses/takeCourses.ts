import { max } from 'drizzle-orm';
import { mostDays } from '../calls/period.ts';
import { dayInMilliseconds } from '../clock/clock.ts';
import type { Database, Transaction } from '../database/openDatabase.ts';
import { dayCourse } from '../database/schema.ts';
import { read, type TransactionContext, write } from '../transaction/TransactionContext.ts';
import { sampleCourse } from './sampleCourses.ts';

/** Rows of one insert: a statement has at most 65,535 parameters. */
const batchSize = 5000;

const dayNumber = (moment: Date) => Math.floor(moment.getTime() / dayInMilliseconds);
const dayOf = (number: number) => new Date(number * dayInMilliseconds).toISOString().slice(0, 10);

/** The first day without courses; undefined when there are those of today. */
async function firstMissing(tx: Transaction, now: Date): Promise<number | undefined> {
  const [row] = await tx.select({ last: max(dayCourse.day) }).from(dayCourse);
  const today = dayNumber(now);
  const earliest = today - mostDays + 1;
  const first = row?.last ? Math.max(earliest, dayNumber(new Date(row.last)) + 1) : earliest;
  return first <= today ? first : undefined;
}

/** Courses of the days from `first` to today. Those of past days count as taken when they began. */
async function insertCourses({ tx, now, settings, currencies }: TransactionContext): Promise<void> {
  const first = await firstMissing(tx, now);
  if (first === undefined) return;
  const today = dayNumber(now);
  const days = Array.from({ length: today - first + 1 }, (_, index) => first + index);
  const rows = days.flatMap((day) =>
    settings.courses.displayCurrencies.flatMap((displayCurrency) =>
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
    async ({ tx, now, isSeedComplete }) => isSeedComplete && (await firstMissing(tx, now)) !== undefined,
  );
  if (isDue) await write(database, insertCourses);
}
