import { desc, asc, gte, and, sql } from 'drizzle-orm';
import type { GuestHandlers } from '../calls/handlers.ts';
import { planResult, readNumeric } from '../database/schema.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import { quarterOf } from './countQuarters.ts';

/** Fewer closed deposits would say something about single investors. */
const fewestDeposits = 10;

const quartersShown = 4;

export const planResultsHandlers: GuestHandlers = {
  async listPlanResults(call) {
    requireCapability(call, 'planResults');
    const { tx, now, currencies, language } = call;
    const { quarter, planId, currency, name, deposits, closedEarly, body, result, planPercent } = planResult;
    const rows = await tx
      .select({
        quarter,
        planId,
        currency,
        name,
        deposits,
        closedEarly,
        body,
        result,
        planPercent,
        resultPercent: sql`floor(${result} * 10000 / ${body}) / 100`.mapWith(readNumeric),
      })
      .from(planResult)
      .where(and(gte(quarter, quarterOf(now, quartersShown)), gte(deposits, fewestDeposits)))
      .orderBy(desc(quarter), asc(currency), asc(planId));
    return {
      status: 200,
      body: {
        fewestDeposits,
        items: rows.map((row) => ({
          quarter: row.quarter,
          plan: { id: row.planId, name: row.name[language] },
          deposits: row.deposits,
          closedEarly: row.closedEarly,
          body: serializeMoney(currencies, row.body, row.currency),
          result: serializeMoney(currencies, row.result, row.currency),
          resultPercent: row.resultPercent,
          planPercent: row.planPercent,
        })),
      },
    };
  },
};
