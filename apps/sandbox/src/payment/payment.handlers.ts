import { and, eq } from 'drizzle-orm';
import { withdrawal } from '../database/schema.ts';
import type { InvestorHandlers } from '../calls/handlers.ts';
import { isWithinPeriod } from '../calls/period.ts';
import { readPage } from '../calls/readPage.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { getLockDate } from '../protection/accountLock.ts';
import { getPauseEnd } from '../protection/pause.ts';
import { readConditions } from './conditions.ts';
import {
  cancelWithdrawal,
  confirmWithdrawal,
  requestWithdrawal,
  serializeWithdrawal,
} from './withdrawals.ts';

export const paymentHandlers: InvestorHandlers = {
  async getWithdrawalConditions(call) {
    const { investor } = call;
    const conditions = await readConditions(call, investor);
    const pausedUntil = getPauseEnd(call, investor)?.toISOString() ?? null;
    const isOpen = pausedUntil === null && !getLockDate(call, investor);
    return {
      status: 200,
      body: { allowed: isOpen && conditions.every(({ met }) => met), conditions, pausedUntil },
    };
  },

  async requestWithdrawal(call) {
    return { status: 201, body: await requestWithdrawal(call, call.investor, call.body) };
  },

  async createWithdrawal(call) {
    return { status: 201, body: await requestWithdrawal(call, call.investor, call.body) };
  },

  async validateWithdrawal(call) {
    const made = await confirmWithdrawal(call, call.investor, call.body);
    return made instanceof ProblemError
      ? made
      : { status: 201, body: serializeWithdrawal(call, made, call.language) };
  },

  async listWithdrawals(call) {
    const { tx, investor, query, language } = call;
    const where = and(
      eq(withdrawal.investorId, investor.id),
      query.status === undefined || query.status === 'all' ? undefined : eq(withdrawal.status, query.status),
      query.currency === undefined ? undefined : eq(withdrawal.currency, query.currency),
      await isWithinPeriod(call, withdrawal.changedAt, query),
    );
    const by = query.sort === 'amount' ? withdrawal.amount : withdrawal.changedAt;
    const rows = tx.select().from(withdrawal).$dynamic();
    const body = await readPage(call, query, { rows, of: withdrawal, where, by, id: withdrawal.id }, (row) =>
      serializeWithdrawal(call, row, language),
    );
    return { status: 200, body };
  },

  async getWithdrawal(call) {
    const { tx, investor, path, language } = call;
    const [found] = await tx
      .select()
      .from(withdrawal)
      .where(and(eq(withdrawal.id, path.id), eq(withdrawal.investorId, investor.id)));
    if (!found) throw new ProblemError('not_found');
    return { status: 200, body: serializeWithdrawal(call, found, language) };
  },

  async cancelWithdrawal(call) {
    const row = await cancelWithdrawal(call, call.investor.id, call.path.id);
    return { status: 200, body: serializeWithdrawal(call, row, call.language) };
  },
};
