import { and, eq, sql } from 'drizzle-orm';
import { refill } from '../database/schema.ts';
import type { InvestorHandlers } from '../calls/handlers.ts';
import { isWithinPeriod } from '../calls/period.ts';
import { readPage } from '../calls/readPage.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { refuseWhileClosing } from '../closing/closing.ts';
import { cancelRefill, createRefill, serializeRefill } from './refills.ts';

export const refillHandlers: InvestorHandlers = {
  async listRefills(call) {
    const { tx, investor, query, language } = call;
    const where = and(
      eq(refill.investorId, investor.id),
      query.currency === undefined ? undefined : eq(refill.currency, query.currency),
      await isWithinPeriod(call, refill.changedAt, query),
    );
    const by =
      query.sort === 'amount' ? sql`coalesce(${refill.credited}, ${refill.requested})` : refill.changedAt;
    const rows = tx.select().from(refill).$dynamic();
    const body = await readPage(call, query, { rows, of: refill, where, by, id: refill.id }, (row) =>
      serializeRefill(call, row, language),
    );
    return { status: 200, body };
  },

  async createRefill(call) {
    refuseWhileClosing(call.investor);
    const made = await createRefill(call, call.investor.id, call.body);
    return { status: 201, body: serializeRefill(call, made, call.language) };
  },

  async getRefill(call) {
    const { tx, investor, path, language } = call;
    const [found] = await tx
      .select()
      .from(refill)
      .where(and(eq(refill.id, path.id), eq(refill.investorId, investor.id)));
    if (!found) throw new ProblemError('not_found');
    return { status: 200, body: serializeRefill(call, found, language) };
  },

  async cancelRefill(call) {
    const row = await cancelRefill(call, call.investor.id, call.path.id);
    return { status: 200, body: serializeRefill(call, row, call.language) };
  },
};
