import { asc, eq } from 'drizzle-orm';
import { supportPhoto, verification, verificationPhoto } from '../database/schema.ts';
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

/** The photos that a user sent to the support, oldest first. */
export const readSupportPhotos = (
  { tx }: TransactionContext,
  investorId: string,
): Promise<(typeof supportPhoto.$inferSelect)[]> =>
  tx
    .select()
    .from(supportPhoto)
    .where(eq(supportPhoto.investorId, investorId))
    .orderBy(asc(supportPhoto.at), asc(supportPhoto.id));

/** The same for a photo for the support. */
export const toSupportPhotoName = ({ id, file }: typeof supportPhoto.$inferSelect): string =>
  `photos/support-${id}.${file.split('.').at(-1) ?? ''}`;
