import type { Schema } from '@meridian/api-client';
import { type DecimalString, formatMoney, isZero } from '@meridian/money';
import { writeWalletAddress } from '@meridian/wallet-address';
import { and, asc, count, eq, isNull, min, type SQL, sql } from 'drizzle-orm';
import { refill } from '../database/schema.ts';
import { company, investorAccount } from '../ledger/accounts.ts';
import { findBounds, checkAmount } from '../ledger/checkAmount.ts';
import { post } from '../ledger/transfer.ts';
import { isTooFine, serializeMoney } from '../ledger/serializeMoney.ts';
import { type FieldErrors, invalid, ProblemError } from '../core/ProblemError.ts';
import { notify, notifyAll } from '../notification/notify.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { isAnyOf } from '../database/lockInvestors.ts';
import { newId } from '../core/random.ts';
import { paymentLinkOf } from './paymentLink.ts';

export type RefillRow = typeof refill.$inferSelect;

/** A transfer may come, and none was seen. */
const isAwaited = ({ status, confirmations, hash }: RefillRow) =>
  status === 'waiting' && confirmations === 0 && hash === null;

/** No transfer was seen yet: such a refill can expire. */
const isUnseen = and(eq(refill.status, 'waiting'), eq(refill.confirmations, 0), isNull(refill.inspectedAt));

/** Limits how many refills of an investor can wait for their transfers. */
async function limitWaitingRefills(
  { tx, now, settings }: TransactionContext,
  investorId: string,
): Promise<void> {
  const [waiting] = await tx
    .select({ count: count(), first: min(refill.expiresAt) })
    .from(refill)
    .where(and(eq(refill.investorId, investorId), isUnseen));
  if (!waiting?.first || waiting.count < settings.waitingRefills) return;
  const seconds = Math.ceil((waiting.first.getTime() - now.getTime()) / 1000);
  throw new ProblemError('too_many_calls', { retryAfter: Math.max(seconds, 1) });
}

/** Creates a refill with its own address, waiting for its transfer. */
export async function createRefill(
  context: TransactionContext,
  investorId: string,
  { system: systemId, amount }: Schema<'RefillRequest'>,
): Promise<RefillRow> {
  const { tx, now, settings, currencies, random } = context;
  const system = settings.paymentSystems.find(({ id }) => id === systemId);
  const terms = system?.refill;
  const errors: Record<string, FieldErrors[string]> = {};
  if (!system || !terms?.available) errors['system'] = 'unknown_value';
  const bounds = [findBounds(settings.refill.amounts, amount.currency), ...(terms ? [terms] : [])];
  const wrong = checkAmount(currencies, amount, bounds);
  if (wrong) errors['amount'] = wrong;
  if (!system || !terms || Object.keys(errors).length > 0) throw invalid(errors);
  await limitWaitingRefills(context, investorId);

  const [made] = await tx
    .insert(refill)
    .values({
      id: newId(context),
      investorId,
      system: system.id,
      network: system.network,
      // The checksum is right, but nobody has the key: the sandbox has no chain.
      address: writeWalletAddress(system.addressFormat, random.bytes(20)),
      currency: amount.currency,
      requested: amount.amount,
      status: 'waiting',
      confirmations: 0,
      requiredConfirmations: terms.confirmations,
      createdAt: now,
      changedAt: now,
      expiresAt: new Date(now.getTime() + settings.refill.addressLifetimeSeconds * 1000),
    })
    .returning();
  if (!made) throw new Error('The refill was not written.');
  return made;
}

async function lockRefill({ tx }: TransactionContext, id: string): Promise<RefillRow> {
  const [found] = await tx.select().from(refill).where(eq(refill.id, id)).for('update');
  if (!found) throw new ProblemError('not_found');
  return found;
}

async function waitingRefill(context: TransactionContext, id: string): Promise<RefillRow> {
  const found = await lockRefill(context, id);
  if (found.status !== 'waiting') throw new ProblemError('conflict');
  return found;
}

/** A refill that a transfer may arrive at. A cancelled one waits again: its address is still its owner's. */
async function receivingRefill(context: TransactionContext, id: string): Promise<RefillRow> {
  const found = await lockRefill(context, id);
  if (found.status === 'waiting') return found;
  if (found.status !== 'rejected' || !found.cancelledAt) throw new ProblemError('conflict');
  const [reopened] = await context.tx
    .update(refill)
    .set({ status: 'waiting', changedAt: context.now, rejectionReason: null })
    .where(eq(refill.id, id))
    .returning();
  return reopened ?? found;
}

const cancelled: Bilingual = { en: 'You cancelled it.', ru: 'Вы отменили его.' };

/** Cancels a refill of this investor for which no transfer was seen. Cancelling it again changes nothing. */
export async function cancelRefill(
  context: TransactionContext,
  investorId: string,
  id: string,
): Promise<RefillRow> {
  const row = await lockRefill(context, id);
  if (row.investorId !== investorId) throw new ProblemError('not_found');
  if (row.status === 'rejected' && row.cancelledAt) return row;
  const isSeen = row.confirmations > 0 || row.hash !== null || row.inspectedAt !== null;
  if (row.status !== 'waiting' || isSeen) throw new ProblemError('update_error');
  const [made] = await context.tx
    .update(refill)
    .set({ status: 'rejected', changedAt: context.now, cancelledAt: context.now, rejectionReason: cancelled })
    .where(eq(refill.id, id))
    .returning();
  return made ?? row;
}

/** Fake hash of the transfer. */
function drawHash({ random }: TransactionContext): string {
  return random.bytes(32).toString('hex');
}

/**
 * Adds confirmations to the transfer. The last one credits the requested amount, unless the refill is on inspection.
 */
export async function confirmRefill(context: TransactionContext, id: string, more: number): Promise<void> {
  const row = await receivingRefill(context, id);
  const confirmations = Math.min(row.confirmations + more, row.requiredConfirmations);
  if (confirmations === row.requiredConfirmations && !row.inspectedAt) return settleRefill(context, id);
  await context.tx
    .update(refill)
    .set({ confirmations, hash: row.hash ?? drawHash(context) })
    .where(eq(refill.id, id));
}

/** Puts a refill on inspection. The investor still sees it as waiting. */
export async function inspectRefill(context: TransactionContext, id: string): Promise<void> {
  const row = await waitingRefill(context, id);
  if (row.inspectedAt) throw new ProblemError('conflict');
  await context.tx.update(refill).set({ inspectedAt: context.now }).where(eq(refill.id, id));
}

/** Credits the received amount, which may differ from the requested one. */
export async function settleRefill(
  context: TransactionContext,
  id: string,
  received?: DecimalString,
): Promise<void> {
  const { tx, now, currencies } = context;
  const row = await receivingRefill(context, id);
  const credited = received ?? row.requested;
  const came = { amount: credited, currency: row.currency };
  if (isZero(credited)) throw invalid({ amount: 'amount_below_minimum' });
  if (isTooFine(currencies, came)) throw invalid({ amount: 'too_many_decimals' });
  const money = serializeMoney(currencies, credited, row.currency);
  await tx
    .update(refill)
    .set({
      status: 'replenished',
      credited,
      creditedAt: now,
      changedAt: now,
      confirmations: row.requiredConfirmations,
      hash: row.hash ?? drawHash(context),
    })
    .where(eq(refill.id, id));
  await post(context, {
    kind: 'refill',
    about: id,
    movements: [{ from: company('world'), to: investorAccount(row.investorId, 'available'), ...money }],
    operations: [{ investorId: row.investorId, type: 'system', subject: 'refill', ...money }],
  });
  await notify(context, {
    investorId: row.investorId,
    topic: 'refill',
    topicId: id,
    title: { en: 'Your refill is credited', ru: 'Пополнение зачислено' },
    text: {
      en: `${formatMoney(money, 'en')} is on your balance.`,
      ru: `${formatMoney(money, 'ru')} зачислено на баланс.`,
    },
  });
}

const rejected: Bilingual = { en: 'Your refill was rejected', ru: 'Пополнение отклонено' };

/** Rejects a refill. Nothing is credited. */
export async function rejectRefill(
  context: TransactionContext,
  id: string,
  reason: Bilingual,
): Promise<void> {
  const { investorId, requested, currency } = await waitingRefill(context, id);
  const asked = { amount: requested, currency };
  await context.tx
    .update(refill)
    .set({ status: 'rejected', changedAt: context.now, rejectionReason: reason })
    .where(eq(refill.id, id));
  await notify(context, {
    investorId,
    topic: 'refill',
    topicId: id,
    title: rejected,
    text: {
      en: `The refill of ${formatMoney(asked, 'en')} was not credited. ${reason.en}`,
      ru: `Пополнение на ${formatMoney(asked, 'ru')} не зачислено. ${reason.ru}`,
    },
  });
}

const expiredTitle: Bilingual = { en: 'The transfer did not come in time', ru: 'Перевод не пришёл вовремя' };

const expired: Bilingual = {
  en: 'The transfer did not come in time. Nothing was credited. If you sent it, do not send it again: write to support with its hash.',
  ru: 'Перевод не пришёл вовремя. Ничего не зачислено. Если вы его отправили, не отправляйте ещё раз: напишите в поддержку и укажите хеш.',
};

/** Maximum refills rejected in one transaction. */
const maxExpiries = 200;

/** Refills without a transfer in time, the earliest first. The caller locks their investors. */
export function expiredRefills(
  { tx }: TransactionContext,
  isLate: SQL,
): Promise<Pick<RefillRow, 'id' | 'investorId'>[]> {
  return tx
    .select({ id: refill.id, investorId: refill.investorId })
    .from(refill)
    .where(and(isUnseen, isLate))
    .orderBy(asc(refill.expiresAt), asc(refill.id))
    .limit(maxExpiries);
}

/** Rejects the refills that still wait, each dated at its deadline. */
export async function expireRefills(context: TransactionContext, ids: readonly string[]): Promise<void> {
  const rows = await context.tx
    .update(refill)
    .set({
      status: 'rejected',
      changedAt: sql`${refill.expiresAt}`,
      expiredAt: sql`${refill.expiresAt}`,
      rejectionReason: expired,
    })
    .where(and(isAnyOf(refill.id, ids), isUnseen))
    .returning({
      id: refill.id,
      investorId: refill.investorId,
      at: refill.expiresAt,
      amount: refill.requested,
      currency: refill.currency,
    });
  const order = new Map(ids.map((id, index) => [id, index]));
  await notifyAll(
    context,
    rows
      .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
      .map(({ id, investorId, at, ...asked }) => ({
        at,
        investorId,
        topic: 'refill',
        topicId: id,
        title: expiredTitle,
        text: {
          en: `The transfer of ${formatMoney(asked, 'en')} did not come in time. Nothing was credited. If you sent it, do not send it again: write to support with its hash.`,
          ru: `Перевод на ${formatMoney(asked, 'ru')} не пришёл вовремя. Ничего не зачислено. Если вы его отправили, не отправляйте ещё раз: напишите в поддержку и укажите хеш.`,
        },
      })),
  );
}

export function serializeRefill(
  { currencies, settings }: TransactionContext,
  row: RefillRow,
  language: Schema<'Language'>,
): Schema<'Refill'> {
  const money = (amount: DecimalString) => serializeMoney(currencies, amount, row.currency);
  const paymentLink = isAwaited(row) ? paymentLinkOf(settings, row) : undefined;
  return {
    id: row.id,
    date: row.changedAt.toISOString(),
    amount: money(row.credited ?? row.requested),
    system: row.system,
    status: row.status,
    hash: row.hash,
    creationDate: row.createdAt.toISOString(),
    creditDate: row.creditedAt?.toISOString() ?? null,
    cancelDate: row.cancelledAt?.toISOString() ?? null,
    expiryDate: row.expiredAt?.toISOString() ?? null,
    requestedAmount: money(row.requested),
    creditedAmount: row.credited === null ? null : money(row.credited),
    address: row.address,
    ...(paymentLink !== undefined && { paymentLink }),
    network: row.network,
    confirmations: row.confirmations,
    requiredConfirmations: row.requiredConfirmations,
    rejectionReason: row.rejectionReason?.[language] ?? null,
  };
}
