import type { Schema } from '@meridian/api-client';
import { add, compare, type DecimalString, subtract } from '@meridian/money';
import { and, asc, count, eq, gt, gte } from 'drizzle-orm';
import { caseAttempt, casePurchase, cryptoCase } from '../database/schema.ts';
import { Refusal } from '../http/Refusal.ts';
import { balanceOf, requireAvailable, company, of } from '../ledger/accounts.ts';
import { post } from '../ledger/transfer.ts';
import type { Work } from '../work/Work.ts';
import { drawPrize } from './draw.ts';
import { type CaseRow, type PrizeRow, readPrizes } from './readCases.ts';
import { dayInMilliseconds } from '../clock/clock.ts';
import { newId } from '../work/chance.ts';

type PurchaseRow = typeof casePurchase.$inferSelect;
export type AttemptRow = typeof caseAttempt.$inferSelect;

/** Days are in UTC: with local days, changing the time zone would give a day twice. */
async function refuseTooMany({ tx, now, settings }: Work, investorId: string): Promise<void> {
  const today = Math.floor(now.getTime() / dayInMilliseconds) * dayInMilliseconds;
  const [made] = await tx
    .select({ today: count() })
    .from(caseAttempt)
    .where(and(eq(caseAttempt.investorId, investorId), gte(caseAttempt.at, new Date(today))));
  if ((made?.today ?? 0) < settings.cases.openingsPerDay) return;
  const retryAfter = Math.ceil((today + dayInMilliseconds - now.getTime()) / 1000);
  throw new Refusal('too_many_calls', { retryAfter });
}

/** Charges the confirmed price and records the purchased attempts. */
async function buy(
  work: Work,
  investorId: string,
  row: CaseRow,
  confirmed: Schema<'Money'>,
): Promise<PurchaseRow> {
  const { id: caseId, price, currency } = row;
  if (!row.onSale) throw new Refusal('case_unavailable');
  if (confirmed.currency !== currency || compare(confirmed.amount, price) !== 0)
    throw new Refusal('conflict');
  await requireAvailable(work, investorId, { amount: price, currency });
  const [bought] = await work.tx
    .insert(casePurchase)
    .values({ id: newId(work), investorId, caseId, at: work.now, price, attemptsLeft: row.attempts })
    .returning();
  if (!bought) throw new Error('The purchase was not written.');
  await post(work, {
    kind: 'case_bought',
    about: bought.id,
    movements: [{ from: of(investorId, 'available'), to: company('cases'), amount: price, currency }],
    seen: [
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
async function paidBefore({ tx }: Work, investorId: string, caseId: string): Promise<PurchaseRow> {
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
  if (!found) throw new Refusal('no_attempts_left');
  return found;
}

async function creditPrize(
  work: Work,
  { investorId, id }: PurchaseRow,
  row: CaseRow,
  prize: PrizeRow,
): Promise<void> {
  if (prize.amount === null) return;
  const won = { amount: prize.amount, currency: row.currency };
  await post(work, {
    kind: 'case_prize',
    about: id,
    movements: [{ from: company('cases'), to: of(investorId, 'available'), ...won }],
    seen: [{ investorId, type: 'bonus', subject: 'case_prize', ...won, comment: row.name }],
  });
}

interface Opened {
  readonly attempt: AttemptRow;
  readonly row: CaseRow;
  readonly prize: PrizeRow;
}

/** Makes one attempt. With a confirmed price it buys the case first; otherwise it uses a paid attempt. */
export async function openCase(
  work: Work,
  investorId: string,
  caseId: string,
  { confirmedPrice }: Schema<'CaseOpeningRequest'>,
): Promise<Opened> {
  const { tx, now, chance } = work;
  const [row] = await tx.select().from(cryptoCase).where(eq(cryptoCase.id, caseId));
  if (!row) throw new Refusal('not_found');
  await refuseTooMany(work, investorId);
  const balanceBefore = await balanceOf(tx, investorId, 'available', row.currency);
  const purchase =
    confirmedPrice === null
      ? await paidBefore(work, investorId, caseId)
      : await buy(work, investorId, row, confirmedPrice);
  const prize = drawPrize(await readPrizes(work, [caseId]), chance);
  await creditPrize(work, purchase, row, prize);
  await tx
    .update(casePurchase)
    .set({ attemptsLeft: purchase.attemptsLeft - 1 })
    .where(eq(casePurchase.id, purchase.id));
  const charged = confirmedPrice === null ? null : row.price;
  const [attempt] = await tx
    .insert(caseAttempt)
    .values({
      id: newId(work),
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
    })
    .returning();
  if (!attempt) throw new Error('The attempt was not written.');
  return { attempt, row, prize };
}

function afterwards(
  before: DecimalString,
  charged: DecimalString | null,
  won: DecimalString | null,
): DecimalString {
  return add(subtract(before, charged ?? '0'), won ?? '0');
}
