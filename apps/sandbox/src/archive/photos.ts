import { asc, eq } from 'drizzle-orm';
import { verification, verificationPhoto } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

type Photo = typeof verificationPhoto.$inferSelect;

/** The photos that a user sent for a verification, oldest first. */
export async function readPhotos({ tx }: TransactionContext, investorId: string): Promise<Photo[]> {
  const rows = await tx
    .select({ photo: verificationPhoto })
    .from(verificationPhoto)
    .innerJoin(verification, eq(verification.id, verificationPhoto.verificationId))
    .where(eq(verification.investorId, investorId))
    .orderBy(asc(verification.submittedAt), asc(verificationPhoto.field));
  return rows.map(({ photo }) => photo);
}

/** The name of a photo in the archive. Its name in the upload folder stays there. */
export const toPhotoName = ({ verificationId, field, file }: Photo): string =>
  `photos/${verificationId}-${field}.${file.split('.').at(-1) ?? ''}`;
