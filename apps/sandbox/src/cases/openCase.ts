import type { Schema } from '@meridian/api-client';
import { add, compare, type DecimalString, formatMoney, subtract } from '@meridian/money';
import { and, asc, count, eq, gt, gte } from 'drizzle-orm';
import { getDayBounds } from '../clock/clock.ts';
import { caseAttempt, casePurchase, cryptoCase } from '../database/schema.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { readBalance, requireAvailable, company, investorAccount } from '../ledger/accounts.ts';
import { post } from '../ledger/transfer.ts';
import { notify } from '../notification/notify.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { drawAttempt, nextOpenings, readOpenings, markOpeningBought, serializeDraw } from './draws.ts';
import { refuseBeyondLimits } from './limits.ts';
import type { PrizeRow } from './prizes.ts';
import type { CaseRow } from './readCases.ts';
import { newId } from '../core/random.ts';

type PurchaseRow = typeof casePurchase.$inferSelect;
export type AttemptRow = typeof caseAttempt.$inferSelect;

async function refuseTooMany({ tx, now, settings }: TransactionContext, investorId: string): Promise<void> {
  const { start, end } = getDayBounds(now);
  const [made] = await tx
    .select({ today: count() })
    .from(caseAttempt)
    .where(and(eq(caseAttempt.investorId, investorId), gte(caseAttempt.at, start)));
  if ((made?.today ?? 0) < settings.cases.openingsPerDay) return;
  const retryAfter = Math.ceil((end.getTime() - now.getTime()) / 1000);
  throw new ProblemError('too_many_calls', { retryAfter });
}

/** Charges the confirmed price and records the purchased attempts. The seed of the opening is fixed before. */
async function buy(
  context: TransactionContext,
  investorId: string,
  row: CaseRow,
  confirmed: Schema<'Money'>,
  shown: string | undefined,
): Promise<PurchaseRow> {
  const { id: caseId, price, currency } = row;
  if (!row.onSale) throw new ProblemError('case_unavailable');
  if (confirmed.currency !== currency || compare(confirmed.amount, price) !== 0)
    throw new ProblemError('conflict');
  const next = (await nextOpenings(context, investorId, [caseId])).get(caseId);
  if (!next) throw new Error('The opening was not written.');
  // Another tab has bought the opening that was shown.
  if (shown !== undefined && shown !== next.id) throw new ProblemError('conflict');
  await refuseBeyondLimits(context, investorId, { amount: price, currency });
  await requireAvailable(context, investorId, { amount: price, currency });
  await markOpeningBought(context, next);
  const [bought] = await context.tx
    .insert(casePurchase)
    .values({ id: next.id, investorId, caseId, at: context.now, price, attemptsLeft: row.attempts })
    .returning();
  if (!bought) throw new Error('The purchase was not written.');
  await post(context, {
    kind: 'case_bought',
    about: bought.id,
    movements: [
      { from: investorAccount(investorId, 'available'), to: company('cases'), amount: price, currency },
    ],
    operations: [
      {
        investorId,
        type: 'system',
        subject: 'case_bought',
        amount: subtract('0', price),
        currency,
        comment: row.name,
      },
    ],
  });
  return bought;
}

/** The oldest purchase of this case with attempts left. */
async function paidBefore(
  { tx }: TransactionContext,
  investorId: string,
  caseId: string,
): Promise<PurchaseRow> {
  const [found] = await tx
    .select()
    .from(casePurchase)
    .where(
      and(
        eq(casePurchase.investorId, investorId),
        eq(casePurchase.caseId, caseId),
        gt(casePurchase.attemptsLeft, 0),
      ),
    )
    .orderBy(asc(casePurchase.at), asc(casePurchase.id))
    .limit(1);
  if (!found) throw new ProblemError('no_attempts_left');
  return found;
}

async function creditPrize(
  context: TransactionContext,
  { investorId, id }: PurchaseRow,
  row: CaseRow,
  prize: PrizeRow,
): Promise<void> {
  if (prize.amount === null) return;
  const won = { amount: prize.amount, currency: row.currency };
  await post(context, {
    kind: 'case_prize',
    about: id,
    movements: [{ from: company('cases'), to: investorAccount(investorId, 'available'), ...won }],
    operations: [{ investorId, type: 'bonus', subject: 'case_prize', ...won, comment: row.name }],
  });
  await notify(context, {
    investorId,
    topic: 'cases',
    title: { en: `Your prize is credited: ${prize.name.en}`, ru: `Приз зачислен: ${prize.name.ru}` },
    push: { en: 'Your prize is credited', ru: 'Приз зачислен' },
    text: {
      en: `${formatMoney(won, 'en')} from the case “${row.name.en}” is on your balance.`,
      ru: `${formatMoney(won, 'ru')} из кейса «${row.name.ru}» зачислено на баланс.`,
    },
  });
}

interface Opened {
  readonly attempt: AttemptRow;
  readonly row: CaseRow;
  readonly prize: PrizeRow;
  readonly draw: Schema<'CaseDraw'> | null;
}

/** Makes one attempt. With a confirmed price it buys the case first; otherwise it uses a paid attempt. */
export async function openCase(
  context: TransactionContext,
  investorId: string,
  caseId: string,
  { confirmedPrice, opening }: Schema<'CaseOpeningRequest'>,
): Promise<Opened> {
  const { tx, now } = context;
  const [row] = await tx.select().from(cryptoCase).where(eq(cryptoCase.id, caseId));
  if (!row) throw new ProblemError('not_found');
  await refuseTooMany(context, investorId);
  const balanceBefore = await readBalance(tx, investorId, 'available', row.currency);
  const purchase =
    confirmedPrice === null
      ? await paidBefore(context, investorId, caseId)
      : await buy(context, investorId, row, confirmedPrice, opening?.toLowerCase());
  const number = row.attempts - purchase.attemptsLeft + 1;
  const prize = await drawAttempt(context, purchase, number);
  await creditPrize(context, purchase, row, prize);
  await tx
    .update(casePurchase)
    .set({ attemptsLeft: purchase.attemptsLeft - 1 })
    .where(eq(casePurchase.id, purchase.id));
  const charged = confirmedPrice === null ? null : row.price;
  const [attempt] = await tx
    .insert(caseAttempt)
    .values({
      id: newId(context),
      investorId,
      purchaseId: purchase.id,
      caseId,
      prizeId: prize.id,
      at: now,
      currency: row.currency,
      charged,
      won: prize.amount,
      balanceBefore,
      balanceAfter: afterwards(balanceBefore, charged, prize.amount),
      attempt: number,
    })
    .returning();
  if (!attempt) throw new Error('The attempt was not written.');
  const openings = await readOpenings(context, [purchase.id]);
  return { attempt, row, prize, draw: serializeDraw(attempt, openings.get(purchase.id)) };
}

function afterwards(
  before: DecimalString,
  charged: DecimalString | null,
  won: DecimalString | null,
): DecimalString {
  return add(subtract(before, charged ?? '0'), won ?? '0');
}
