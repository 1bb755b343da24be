import type { Schema } from '@meridian/api-client';
import { and, asc, between, eq, inArray, max } from 'drizzle-orm';
import { reportingCurrency } from '../balance/quotes.ts';
import type { GuestHandlers } from '../calls/handlers.ts';
import { checkPeriod, mostDays } from '../calls/period.ts';
import { dayInMilliseconds, hourInMilliseconds } from '../clock/clock.ts';
import type { CompanySettings } from '../core/CompanySettings.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';
import { dayCourse } from '../database/schema.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import { requireCurrency } from '../settings/requireCurrency.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** What an investor can choose: the first one is the default. */
export const listDisplayCurrencies = ({ courses }: CompanySettings): readonly string[] => [
  reportingCurrency,
  ...courses.displayCurrencies,
];

async function readLatest({
  tx,
  settings,
}: TransactionContext): Promise<Pick<Schema<'DisplayCourses'>, 'courseDate' | 'validUntil' | 'courses'>> {
  const latest = tx.select({ day: max(dayCourse.day) }).from(dayCourse);
  const rows = await tx
    .select()
    .from(dayCourse)
    .where(
      and(
        inArray(dayCourse.day, latest),
        inArray(dayCourse.displayCurrency, [...settings.courses.displayCurrencies]),
      ),
    )
    .orderBy(asc(dayCourse.displayCurrency), asc(dayCourse.currency));
  const takenAt = rows[0]?.takenAt;
  if (!takenAt) return { courseDate: null, validUntil: null, courses: [] };
  return {
    courseDate: takenAt.toISOString(),
    validUntil: new Date(takenAt.getTime() + settings.courses.validHours * hourInMilliseconds).toISOString(),
    courses: rows.map(({ currency, displayCurrency, rate }) => ({ currency, displayCurrency, rate })),
  };
}

export const coursesHandlers: GuestHandlers = {
  async listCourses(call) {
    requireCapability(call, 'displayCurrency');
    const { settings, language } = call;
    return {
      status: 200,
      body: {
        displayCurrencies: [...listDisplayCurrencies(settings)],
        source: settings.courses.source[language],
        ...(await readLatest(call)),
      },
    };
  },

  async listDayCourses(call) {
    requireCapability(call, 'displayCurrency');
    const { tx, settings, language, path, query } = call;
    if (!listDisplayCurrencies(settings).includes(path.code)) throw new ProblemError('not_found');
    requireCurrency(call, query.currency);
    checkPeriod(query);
    const { currency, from, to } = query;
    if (Date.parse(to) - Date.parse(from) >= mostDays * dayInMilliseconds)
      throw invalid({ from: 'date_out_of_range' });
    const items = await tx
      .select({ date: dayCourse.day, rate: dayCourse.rate })
      .from(dayCourse)
      .where(
        and(
          eq(dayCourse.displayCurrency, path.code),
          eq(dayCourse.currency, currency),
          between(dayCourse.day, from, to),
        ),
      )
      .orderBy(asc(dayCourse.day));
    return { status: 200, body: { source: settings.courses.source[language], items } };
  },
};
