import { type Schema, unwrap } from '@meridian/api-client';
import {
  add,
  calculateAbout,
  compare,
  type DecimalString,
  isNegative,
  multiply,
  parseDecimal,
  subtract,
} from '@meridian/money';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { dayCourse, investor } from '../database/schema.ts';
import { company, investorAccount } from '../ledger/accounts.ts';
import { type DatedTransfer, postAll } from '../ledger/transfer.ts';
import { write } from '../transaction/TransactionContext.ts';

const sandbox = sharedSandbox();

type Api = Awaited<ReturnType<typeof sandbox.confirmed>>['api'];

const report = (api: Api, query: { year: number; timeZone?: string; displayCurrency?: string }) =>
  unwrap(api.GET('/user/yearly-report', { params: { query } }));

const sumOf = (amounts: readonly DecimalString[]) =>
  amounts.reduce<DecimalString>((sum, amount) => add(sum, amount), '0');

const linesOf = ({ sections }: Schema<'YearlyReport'>) => sections.flatMap(({ lines }) => lines);

const subjects = {
  income: ['refill', 'accruals_released', 'case_prize', 'deposit_closed', 'exchange_bought', 'correction'],
  expense: ['withdrawal', 'withdrawal_fee', 'case_bought', 'deposit_opened', 'exchange_sold', 'correction'],
} as const;

const firstMoment = Date.parse('2024-06-01T00:00:00Z');
/** Before the clock of the tests. */
const lastMoment = Date.parse('2026-10-05T00:00:00Z');

interface Entry {
  readonly at: Date;
  readonly currency: 'USDT' | 'BTC';
  readonly isIncome: boolean;
  readonly subject: number;
  readonly units: number;
}

const entries: fc.Arbitrary<readonly Entry[]> = fc
  .array(
    fc.record({
      at: fc
        .oneof(
          fc.integer({ min: firstMoment, max: lastMoment }),
          // Around the ends of the years, where the zones differ.
          fc
            .tuple(fc.constantFrom('2025-01-01', '2026-01-01'), fc.integer({ min: -48, max: 48 }))
            .map(([day, quarters]) => Date.parse(day) + quarters * 900_000),
        )
        .map((time) => new Date(time)),
      currency: fc.constantFrom('USDT' as const, 'BTC' as const),
      isIncome: fc.boolean(),
      subject: fc.nat({ max: 5 }),
      units: fc.integer({ min: 1, max: 900_000_000 }),
    }),
    { maxLength: 30 },
  )
  .map((found) => found.toSorted((one, other) => one.at.getTime() - other.at.getTime()));

interface Made {
  readonly at: Date;
  readonly currency: string;
  readonly subject: Schema<'OperationSubject'>;
  readonly amount: DecimalString;
}

/** What can be spent is what is there: an expense takes at most the balance. */
function historyOf(found: readonly Entry[]): Made[] {
  const balances = new Map<string, number>();
  return found.flatMap(({ at, currency, isIncome, subject, units }) => {
    const balance = balances.get(currency) ?? 0;
    const moved = isIncome ? units : Math.min(units, balance);
    if (moved === 0) return [];
    balances.set(currency, balance + (isIncome ? moved : -moved));
    const digits = String(moved).padStart(7, '0');
    const amount = parseDecimal(`${isIncome ? '' : '-'}${digits.slice(0, -6)}.${digits.slice(-6)}`);
    return [{ at, currency, subject: subjects[isIncome ? 'income' : 'expense'][subject]!, amount }];
  });
}

const toTransfer =
  (owner: string) =>
  ({ at, currency, subject, amount }: Made): DatedTransfer => {
    const [own, others] = [investorAccount(owner, 'available'), company('world')];
    const [from, to] = isNegative(amount) ? [own, others] : [others, own];
    const size = isNegative(amount) ? subtract('0', amount) : amount;
    return {
      at,
      kind: 'test',
      about: null,
      movements: [{ from, to, amount: size, currency }],
      operations: [{ investorId: owner, type: 'system', subject, amount, currency }],
    };
  };

const hour = 3_600_000;
const zones = [
  { timeZone: 'UTC', east: 0 },
  { timeZone: 'Asia/Tokyo', east: 9 * hour },
  { timeZone: 'Etc/GMT+8', east: -8 * hour },
  { timeZone: '+05:30', east: 5.5 * hour },
] as const;

test('in each currency the opening balance and all lines are the closing balance, each valued on its day', async () => {
  const rates = new Map(
    (
      await sandbox.database.read((tx) =>
        tx
          .select()
          .from(dayCourse)
          .where(inArray(dayCourse.displayCurrency, ['EUR', 'USDT'])),
      )
    ).map(({ displayCurrency, currency, day, rate }) => [`${displayCurrency} ${currency} ${day}`, rate]),
  );
  const inCurrencies = fc.constantFrom('EUR', 'USDT');
  await fc.assert(
    fc.asyncProperty(
      entries,
      fc.constantFrom(...zones),
      inCurrencies,
      async (found, zone, displayCurrency) => {
        const { timeZone, east } = zone;
        const history = historyOf(found);
        const { api, login } = await sandbox.confirmed();
        const [row] = await sandbox.database.read((tx) =>
          tx.select({ id: investor.id }).from(investor).where(eq(investor.login, login)),
        );
        await write(sandbox.database, (context) => postAll(context, history.map(toTransfer(row!.id))));

        const dayOf = ({ at }: Made) => new Date(at.getTime() + east).toISOString().slice(0, 10);
        const before = (year: number, code: string) =>
          sumOf(
            history
              .filter((made) => made.currency === code && dayOf(made) < `${year}-01-01`)
              .map(({ amount }) => amount),
          );
        for (const year of [2024, 2025, 2026]) {
          const read = await report(api, { year, timeZone, displayCurrency });
          const lines = linesOf(read);
          for (const code of ['USDT', 'BTC']) {
            const ends = read.currencies.find(({ currency }) => currency === code);
            const own = lines
              .filter(({ amount }) => amount.currency === code)
              .map(({ amount }) => amount.amount);
            expect(compare(ends?.opening.amount ?? '0', before(year, code))).toBe(0);
            expect(compare(ends?.closing.amount ?? '0', before(year + 1, code))).toBe(0);
            expect(compare(sumOf([ends?.opening.amount ?? '0', ...own]), ends?.closing.amount ?? '0')).toBe(
              0,
            );
            expect(compare(add(ends?.income.amount ?? '0', ends?.expense.amount ?? '0'), sumOf(own))).toBe(0);
          }
          const ofYear = history.filter((made) => dayOf(made).startsWith(`${year}-`));
          expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(ofYear.length);
          for (const { subject, amount, value } of lines) {
            const behind = ofYear.filter(
              (made) => made.subject === subject && made.currency === amount.currency,
            );
            const rated = behind.flatMap((made) => {
              const rate =
                made.currency === displayCurrency
                  ? '1'
                  : rates.get(`${displayCurrency} ${made.currency} ${made.at.toISOString().slice(0, 10)}`);
              return rate === undefined ? [] : [multiply(made.amount, rate, 30)];
            });
            const unknown = behind.length - rated.length;
            const known = calculateAbout([{ amount: sumOf(rated), currency: displayCurrency }], () => '1');
            expect(value).toEqual({ amount: unknown > 0 ? null : known, operationsWithoutCourse: unknown });
          }
        }
      },
    ),
    { numRuns: 12 },
  );
});

test('the year of the demo investor has every section, the price of a case beside its prizes, and both sides of an exchange', async () => {
  const { api } = await sandbox.demo();
  const { sections, exchanges, currencies, firstYear, displayCurrency, source } = await report(api, {
    year: 2026,
    timeZone: 'Europe/Moscow',
  });
  expect([displayCurrency, source]).toEqual([null, null]);
  expect(firstYear).toBe(2026);
  expect(sections.map(({ section }) => section)).toEqual([
    'refills',
    'withdrawals',
    'accruals',
    'rewards',
    'prizes',
    'fees',
    'exchanges',
    'deposits',
    'other',
  ]);
  expect(
    sections.every(({ value, lines }) => value === null && lines.every((line) => line.value === null)),
  ).toBe(true);
  const subjectsOf = (name: string) =>
    sections.find(({ section }) => section === name)?.lines.map(({ subject }) => subject);
  expect(new Set(subjectsOf('prizes'))).toEqual(new Set(['case_bought', 'case_prize']));
  const traded = (side: 'exchange_sold' | 'exchange_bought') =>
    sections
      .flatMap(({ lines }) => lines.filter(({ subject }) => subject === side))
      .map(({ amount }) => amount);
  const soldIn = (code: string) =>
    sumOf(exchanges.filter(({ sold }) => sold.currency === code).map(({ sold }) => sold.amount));
  expect(traded('exchange_sold').length).toBeGreaterThan(0);
  for (const { amount, currency } of traded('exchange_sold')) {
    expect(compare(add(amount, soldIn(currency)), '0')).toBe(0);
  }
  expect(currencies[0]?.currency).toBe('USDT');
});

test('off means absent, and so do the values where they are switched off', async () => {
  const { api } = await sandbox.confirmed();
  await sandbox.control('/capabilities', { yearlyReport: false });
  try {
    await expect(report(api, { year: 2026 })).rejects.toEqual(problem('capability_off', { status: 403 }));
  } finally {
    await sandbox.control('/capabilities', { yearlyReport: true, displayCurrency: false });
  }
  try {
    await expect(report(api, { year: 2026, displayCurrency: 'EUR' })).rejects.toEqual(
      problem('capability_off', { status: 403 }),
    );
    expect((await report(api, { year: 2026 })).currencies).toEqual([]);
  } finally {
    await sandbox.control('/capabilities', { displayCurrency: true });
  }
});

test('a currency without courses is refused', async () => {
  const { api } = await sandbox.confirmed();
  await expect(report(api, { year: 2026, displayCurrency: 'GBP' })).rejects.toEqual(
    problem('validation_failed', { fields: { displayCurrency: 'unknown_value' } }),
  );
});

test('an operation of another investor is not in the report', async () => {
  const [owner, other] = [await sandbox.funded('100'), await sandbox.confirmed()];
  const [of, empty] = [await report(owner.api, { year: 2026 }), await report(other.api, { year: 2026 })];
  expect(of.sections.map(({ section }) => section)).toEqual(['refills']);
  expect([empty.sections, empty.currencies]).toEqual([[], []]);
});
