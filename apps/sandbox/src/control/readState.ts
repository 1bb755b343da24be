import { desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  deposit,
  investor,
  outbox,
  reconciliation,
  refill,
  guestRequest,
  supportMessage,
  supportPhoto,
  supportRequest,
  verification,
  withdrawal,
} from '../database/schema.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import type { ControlState, Newest } from './ControlState.ts';

const maxShown = 100;

/** The query reads one extra row to learn whether there are more. */
function newestOf<Row, Item>(rows: readonly Row[], itemOf: (row: Row) => Item): Newest<Item> {
  return { items: rows.slice(0, maxShown).map(itemOf), hasMore: rows.length > maxShown };
}

/** Messages the sandbox would have sent, newest first. */
export async function readOutbox({ tx }: TransactionContext, login: string | undefined) {
  const rows = await tx
    .select()
    .from(outbox)
    .where(login === undefined ? undefined : eq(sql`lower(${outbox.login})`, login.toLowerCase()))
    .orderBy(desc(outbox.at), desc(outbox.id))
    .limit(maxShown + 1);
  return newestOf(rows, ({ at, ...message }) => ({ ...message, at: at.toISOString() }));
}

/** Refills waiting for a transfer or a decision, newest first. */
export async function readWaitingRefills({ tx, currencies }: TransactionContext) {
  const rows = await tx
    .select({ refill, login: investor.login })
    .from(refill)
    .innerJoin(investor, eq(investor.id, refill.investorId))
    .where(eq(refill.status, 'waiting'))
    .orderBy(desc(refill.createdAt), desc(refill.id))
    .limit(maxShown + 1);
  return newestOf(rows, ({ refill: row, login }) => ({
    id: row.id,
    login,
    system: row.system,
    address: row.address,
    requestedAmount: serializeMoney(currencies, row.requested, row.currency),
    confirmations: row.confirmations,
    requiredConfirmations: row.requiredConfirmations,
    // Not in the contract: the investor sees the refill as waiting.
    status: row.inspectedAt ? 'on_inspection' : row.status,
    creationDate: row.createdAt.toISOString(),
  }));
}

/** Withdrawals waiting for a decision, newest first. */
export async function readOpenWithdrawals({ tx, currencies }: TransactionContext) {
  const rows = await tx
    .select({ withdrawal, login: investor.login })
    .from(withdrawal)
    .innerJoin(investor, eq(investor.id, withdrawal.investorId))
    .where(inArray(withdrawal.status, ['pending', 'on_inspection']))
    .orderBy(desc(withdrawal.createdAt), desc(withdrawal.id))
    .limit(maxShown + 1);
  return newestOf(rows, ({ withdrawal: row, login }) => ({
    id: row.id,
    login,
    system: row.system,
    wallet: row.wallet,
    status: row.status,
    amount: serializeMoney(currencies, row.amount, row.currency),
    fee: serializeMoney(currencies, row.fee, row.currency),
    creationDate: row.createdAt.toISOString(),
  }));
}

/** Verifications waiting for a decision, newest first. */
export async function readWaitingVerifications({ tx }: TransactionContext) {
  const rows = await tx
    .select({ verification, login: investor.login })
    .from(verification)
    .innerJoin(investor, eq(investor.id, verification.investorId))
    .where(eq(verification.status, 'in_process'))
    .orderBy(desc(verification.submittedAt), desc(verification.id))
    .limit(maxShown + 1);
  return newestOf(rows, ({ verification: row, login }) => ({
    id: row.id,
    login,
    fullName: row.fullName,
    submissionDate: row.submittedAt.toISOString(),
  }));
}

/** Requests to the support that wait for an answer, newest first, with their last message and the ids of its photos. */
export async function readWaitingSupportRequests({ tx }: TransactionContext) {
  const rows = await tx
    .selectDistinctOn([supportRequest.changedAt, supportRequest.id], {
      request: supportRequest,
      login: investor.login,
      text: supportMessage.text,
      photos: sql<
        string[]
      >`array(select ${supportPhoto.id} from ${supportPhoto} where ${supportPhoto.messageId} = ${supportMessage.id} order by ${supportPhoto.id})`,
    })
    .from(supportRequest)
    .innerJoin(investor, eq(investor.id, supportRequest.investorId))
    .innerJoin(supportMessage, eq(supportMessage.requestId, supportRequest.id))
    .where(eq(supportRequest.status, 'sent'))
    .orderBy(
      desc(supportRequest.changedAt),
      desc(supportRequest.id),
      desc(supportMessage.at),
      desc(supportMessage.id),
    )
    .limit(maxShown + 1);
  return newestOf(rows, ({ request, login, text, photos }) => ({
    id: request.id,
    login,
    subject: request.subject,
    text,
    photos,
    changeDate: request.changedAt.toISOString(),
  }));
}

/** Messages of guests that wait for an answer, newest first. */
export async function readWaitingGuestRequests({ tx }: TransactionContext) {
  const rows = await tx
    .select()
    .from(guestRequest)
    .where(isNull(guestRequest.decidedAt))
    .orderBy(desc(guestRequest.sentAt), desc(guestRequest.id))
    .limit(maxShown + 1);
  return newestOf(rows, ({ id, name, email, subject, text, language, sentAt }) => ({
    id,
    name,
    email,
    subject,
    text,
    language,
    sentDate: sentAt.toISOString(),
  }));
}

/** Deposits by status, except closed ones, whose number only grows. */
export async function countOpenDeposits({ tx }: TransactionContext): Promise<Record<string, number>> {
  const rows = await tx
    .select({ status: deposit.status, count: sql`count(*)::int`.mapWith(Number) })
    .from(deposit)
    .where(isNotNull(deposit.nextChangeAt))
    .groupBy(deposit.status);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** The last comparison of the balances with the ledger. */
export async function readReconciliation({
  tx,
}: TransactionContext): Promise<ControlState['reconciliation']> {
  const [last] = await tx.select().from(reconciliation).orderBy(desc(reconciliation.night)).limit(1);
  return last ? { at: last.at.toISOString(), differences: last.differences } : null;
}
