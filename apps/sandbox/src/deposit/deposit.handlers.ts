import { and, eq, inArray, sql } from 'drizzle-orm';
import { deposit, type DepositRow } from '../database/schema.ts';
import type { InvestorHandlers } from '../calls/handlers.ts';
import { readPage } from '../calls/readPage.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { refuseWhileClosing } from '../closing/closing.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import { closePart } from './closePart.ts';
import { requirePart } from './parts.ts';
import { closeEarly, requireClosable } from './endDeposit.ts';
import { invest } from './invest.ts';
import { readRenewal } from './renewal.ts';
import { serializeClosing, serializeDeposit } from './serializeDeposit.ts';

const sortColumns = {
  status: sql`deposit_order(${deposit.status})`,
  creationDate: deposit.createdAt,
  endDate: deposit.endsAt,
  amount: deposit.body,
};

async function depositOf({ tx }: TransactionContext, investorId: string, id: string): Promise<DepositRow> {
  const [found] = await tx
    .select()
    .from(deposit)
    .where(and(eq(deposit.id, id), eq(deposit.investorId, investorId)));
  if (!found) throw new ProblemError('not_found');
  return found;
}

export const depositHandlers: InvestorHandlers = {
  async listDeposits(call) {
    const { tx, investor, query, language } = call;
    const where = and(
      eq(deposit.investorId, investor.id),
      query.status === undefined ? undefined : inArray(deposit.status, query.status),
      query.currency === undefined ? undefined : eq(deposit.currency, query.currency),
    );
    const by = sortColumns[query.sort ?? 'status'];
    const rows = tx.select().from(deposit).$dynamic();
    const body = await readPage(call, query, { rows, of: deposit, where, by, id: deposit.id }, (row) =>
      serializeDeposit(call, row, language),
    );
    return { status: 200, body };
  },

  async createDeposit(call) {
    refuseWhileClosing(call.investor);
    const made = await invest(call, call.investor, call.body);
    return { status: 201, body: serializeDeposit(call, made, call.language) };
  },

  async getDeposit(call) {
    const row = await depositOf(call, call.investor.id, call.path.id);
    return { status: 200, body: serializeDeposit(call, row, call.language) };
  },

  async updateDeposit(call) {
    const { tx, investor, path, body, language } = call;
    const row = await depositOf(call, investor.id, path.id);
    if (row.status === 'closed') throw new ProblemError('update_error');
    const chosen = readRenewal(call, row, body);
    await tx.update(deposit).set(chosen).where(eq(deposit.id, row.id));
    return { status: 200, body: serializeDeposit(call, { ...row, ...chosen }, language) };
  },

  async previewDepositClosing(call) {
    const row = await depositOf(call, call.investor.id, call.path.id);
    requireClosable(row);
    const { amount } = call.query;
    if (amount !== undefined) requirePart(call, row, { amount, currency: row.currency }, 'amount');
    return { status: 200, body: serializeClosing(call, row, amount) };
  },

  async closeDeposit(call) {
    const { investor, path } = call;
    const closed = await closeEarly(call, await depositOf(call, investor.id, path.id));
    return { status: 200, body: serializeDeposit(call, closed, call.language) };
  },

  async closeDepositPart(call) {
    const { investor, path, body, language } = call;
    requireCapability(call, 'partialClosing');
    const row = await depositOf(call, investor.id, path.id);
    requireClosable(row);
    requirePart(call, row, body.amount, 'amount.amount');
    const part = await closePart(call, row, body.amount.amount);
    return { status: 201, body: serializeDeposit(call, part, language) };
  },
};
