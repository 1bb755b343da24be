import type { Schema } from '@meridian/api-client';
import { computeCommitment, drawPrize } from '@meridian/fair-draw';
import { and, eq, inArray } from 'drizzle-orm';
import { type caseAttempt, caseCommitment, casePurchase } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { type PrizeRow, readPrizes } from './prizes.ts';

export type CommitmentRow = typeof caseCommitment.$inferSelect;

/** The next opening of each of these cases. Openings that were never shown get their seed now. */
export async function nextOpenings(
  context: TransactionContext,
  investorId: string,
  caseIds: readonly string[],
): Promise<Map<string, CommitmentRow>> {
  if (caseIds.length === 0) return new Map();
  const { tx, now, random } = context;
  const shown = await tx
    .select()
    .from(caseCommitment)
    .where(
      and(
        eq(caseCommitment.investorId, investorId),
        inArray(caseCommitment.caseId, [...caseIds]),
        eq(caseCommitment.isBought, false),
      ),
    );
  const missing = caseIds.filter((caseId) => shown.every((row) => row.caseId !== caseId));
  const prizes = await readPrizes(context, missing);
  const made = [];
  for (const caseId of missing) {
    const opening = { opening: openingId(random), seed: random.bytes(32).toString('hex') };
    const commitment = await computeCommitment(
      opening,
      prizes.filter((prize) => prize.caseId === caseId),
    );
    made.push({ id: opening.opening, investorId, caseId, seed: opening.seed, commitment, madeAt: now });
  }
  const written = made.length === 0 ? [] : await tx.insert(caseCommitment).values(made).returning();
  return new Map([...shown, ...written].map((row) => [row.caseId, row]));
}

/** A random UUID. Unlike other ids it has no time in it, so the draws of the seeded history do not depend on the time. */
function openingId(random: TransactionContext['random']): string {
  const id = Buffer.from(random.bytes(16));
  id.writeUInt8((id.readUInt8(6) & 0x0f) | 0x40, 6);
  id.writeUInt8((id.readUInt8(8) & 0x3f) | 0x80, 8);
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Marks the opening as bought; the next one gets another seed. */
export async function markOpeningBought({ tx }: TransactionContext, { id }: CommitmentRow): Promise<void> {
  await tx.update(caseCommitment).set({ isBought: true }).where(eq(caseCommitment.id, id));
}

/** The prize of an attempt, which the seed of its opening has fixed. */
export async function drawAttempt(
  context: TransactionContext,
  { id, caseId }: { readonly id: string; readonly caseId: string },
  attempt: number,
): Promise<PrizeRow> {
  const prizes = await readPrizes(context, [caseId]);
  const [found] = await context.tx.select().from(caseCommitment).where(eq(caseCommitment.id, id));
  // A purchase made before draws were verifiable: its remaining attempts use a seed without a commitment.
  const seed = found?.seed ?? context.random.bytes(32).toString('hex');
  return drawPrize({ seed, opening: id }, attempt, prizes);
}

/** An opening that was bought, as far as it may be shown. */
type Opening = Pick<CommitmentRow, 'seed' | 'commitment'> & { readonly attemptsLeft: number };

/** The openings of these purchases. Purchases from before draws could be checked have none. */
export async function readOpenings(
  { tx }: TransactionContext,
  purchaseIds: readonly string[],
): Promise<Map<string, Opening>> {
  const ids = [...new Set(purchaseIds)];
  if (ids.length === 0) return new Map();
  const { id, seed, commitment } = caseCommitment;
  const rows = await tx
    .select({ id, seed, commitment, attemptsLeft: casePurchase.attemptsLeft })
    .from(caseCommitment)
    .innerJoin(casePurchase, eq(casePurchase.id, caseCommitment.id))
    .where(inArray(caseCommitment.id, ids));
  return new Map(rows.map(({ id: opening, ...row }) => [opening, row]));
}

/** The draw of an attempt, for verification. The seed stays secret while the opening has attempts left. */
export function serializeDraw(
  { caseId, prizeId, purchaseId, attempt }: typeof caseAttempt.$inferSelect,
  opening: Opening | undefined,
): Schema<'CaseDraw'> | null {
  if (!opening || attempt === null) return null;
  const { seed, commitment, attemptsLeft } = opening;
  return { caseId, prizeId, opening: purchaseId, commitment, attempt, seed: attemptsLeft > 0 ? null : seed };
}
