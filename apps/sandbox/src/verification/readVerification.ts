import type { Schema } from '@meridian/api-client';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { verification } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

export type VerificationRow = typeof verification.$inferSelect;

const charactersShown = 3;

/** Masks all but the end of a document number. A short number is masked completely. */
function mask(number: string): string {
  const characters = Array.from(number);
  const shown = characters.length > charactersShown ? charactersShown : 0;
  const hidden = characters.length - shown;
  return '•'.repeat(hidden) + characters.slice(hidden).join('');
}

/** Formats a verification. Without a row, none was sent. */
export function serializeVerification(
  row: VerificationRow | undefined,
  language: Schema<'Language'>,
): Schema<'VerificationData'> {
  return {
    type: 'verification',
    status: row?.status ?? null,
    fullName: row?.fullName ?? null,
    dateOfBirth: row?.dateOfBirth ?? null,
    familyStatus: row?.familyStatus ?? null,
    documentNumber: row ? mask(row.documentNumber) : null,
    submissionDate: row?.submittedAt.toISOString() ?? null,
    decisionDate: row?.decidedAt?.toISOString() ?? null,
    denialReason: row?.denialReason?.[language] ?? null,
  };
}

/** The latest verification of the investor. */
export async function readVerification(
  { tx }: TransactionContext,
  investorId: string,
): Promise<VerificationRow | undefined> {
  const [newest] = await tx
    .select()
    .from(verification)
    .where(eq(verification.investorId, investorId))
    .orderBy(desc(verification.submittedAt), desc(verification.id))
    .limit(1);
  return newest;
}

/** The pending or approved verification. There is at most one. */
export async function readCurrentVerification(
  { tx }: TransactionContext,
  investorId: string,
): Promise<VerificationRow | undefined> {
  const [standing] = await tx
    .select()
    .from(verification)
    .where(
      and(eq(verification.investorId, investorId), inArray(verification.status, ['in_process', 'success'])),
    );
  return standing;
}
