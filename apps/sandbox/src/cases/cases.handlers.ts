import type { Schema } from '@meridian/api-client';
import { and, asc, eq, sql } from 'drizzle-orm';
import { caseAttempt, casePrize, cryptoCase, readNumeric } from '../database/schema.ts';
import type { InvestorHandlers } from '../calls/handlers.ts';
import { isWithinPeriod } from '../calls/period.ts';
import { readPage } from '../calls/readPage.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { readOpenings, serializeDraw } from './draws.ts';
import { changeLimits, isWelcomePending, readLimits, storeWelcome } from './limits.ts';
import { type AttemptRow, openCase } from './openCase.ts';
import { countAttemptsLeft, readCases, serializePrize } from './readCases.ts';

interface Names {
  readonly case: Bilingual;
  readonly prize: Bilingual;
}

/** The comment of section 3: which attempt of the purchase it was. The terms of a case on sale do not change. */
const attemptOf = {
  en: (attempt: number, of: number) => `Attempt ${attempt} of ${of}`,
  ru: (attempt: number, of: number) => `Попытка ${attempt} из ${of}`,
};

function serializeAttempt(
  { currencies }: TransactionContext,
  row: AttemptRow,
  names: Names,
  attempts: number,
  language: Schema<'Language'>,
  draw: Schema<'CaseDraw'> | null,
): Schema<'CaseOperation'> {
  const { currency } = row;
  return {
    id: row.id,
    date: row.at.toISOString(),
    case: names.case[language],
    prize: names.prize[language],
    prizeAmount: row.won === null ? null : serializeMoney(currencies, row.won, currency),
    balanceBefore: serializeMoney(currencies, row.balanceBefore, currency),
    balanceAfter: serializeMoney(currencies, row.balanceAfter, currency),
    currency,
    comment: row.attempt === null ? null : attemptOf[language](row.attempt, attempts),
    draw,
  };
}

const { currency, charged, won } = caseAttempt;

const totals = {
  currency,
  spent: sql`coalesce(sum(${charged}), 0)`.mapWith(readNumeric),
  won: sql`coalesce(sum(${won}), 0)`.mapWith(readNumeric),
};

export const casesHandlers: InvestorHandlers = {
  async listCases(call) {
    requireCapability(call, 'cases');
    const { investor, language } = call;
    const items = await readCases(call, investor.id, language);
    return { status: 200, body: { items, welcome: await isWelcomePending(call, investor.id) } };
  },

  async openCase(call) {
    requireCapability(call, 'cases');
    const { investor, path, body, currencies, language } = call;
    const { attempt, row, prize, draw } = await openCase(call, investor.id, path.id, body);
    const left = await countAttemptsLeft(call, investor.id);
    return {
      status: 201,
      body: {
        operation: serializeAttempt(
          call,
          attempt,
          { case: row.name, prize: prize.name },
          row.attempts,
          language,
          draw,
        ),
        prize: serializePrize(call, row, prize, language),
        charged: attempt.charged === null ? null : serializeMoney(currencies, attempt.charged, row.currency),
        attemptsLeft: left.get(row.id) ?? 0,
      },
    };
  },

  async listCaseOperations(call) {
    requireCapability(call, 'cases');
    const { tx, investor, query, currencies, language } = call;
    const where = and(
      eq(caseAttempt.investorId, investor.id),
      query.currency === undefined ? undefined : eq(currency, query.currency),
      await isWithinPeriod(call, caseAttempt.at, query),
    );
    const rows = tx
      .select({
        attempt: caseAttempt,
        case: cryptoCase.name,
        prize: casePrize.name,
        attempts: cryptoCase.attempts,
      })
      .from(caseAttempt)
      .innerJoin(cryptoCase, eq(cryptoCase.id, caseAttempt.caseId))
      .innerJoin(
        casePrize,
        and(eq(casePrize.caseId, caseAttempt.caseId), eq(casePrize.id, caseAttempt.prizeId)),
      )
      .$dynamic();
    const listed = { rows, of: caseAttempt, where, by: caseAttempt.at, id: caseAttempt.id };
    const page = await readPage(call, query, listed, (row) => row);
    const openings = await readOpenings(
      call,
      page.items.map(({ attempt }) => attempt.purchaseId),
    );
    const items = page.items.map(({ attempt, attempts, ...names }) =>
      serializeAttempt(
        call,
        attempt,
        names,
        attempts,
        language,
        serializeDraw(attempt, openings.get(attempt.purchaseId)),
      ),
    );
    const sums = await tx
      .select(totals)
      .from(caseAttempt)
      .where(where)
      .groupBy(currency)
      .orderBy(asc(currency));
    return {
      status: 200,
      body: {
        ...page,
        items,
        totals: sums.map((sum) => ({
          spent: serializeMoney(currencies, sum.spent, sum.currency),
          won: serializeMoney(currencies, sum.won, sum.currency),
        })),
      },
    };
  },

  async getCaseLimits(call) {
    requireCapability(call, 'cases');
    return { status: 200, body: await readLimits(call, call.investor.id) };
  },

  async updateCaseLimits(call) {
    requireCapability(call, 'cases');
    await changeLimits(call, call.investor.id, call.body);
    return { status: 200, body: await readLimits(call, call.investor.id) };
  },

  async saveCaseWelcome(call) {
    requireCapability(call, 'cases');
    await storeWelcome(call, call.investor.id);
    return { status: 204, body: null };
  },
};
