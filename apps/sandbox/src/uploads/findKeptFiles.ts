import { inArray } from 'drizzle-orm';
import { supportPhoto, verificationPhoto } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** Which of these files belong to a verification or to the support. */
export async function findKeptFiles(
  { tx }: Pick<TransactionContext, 'tx'>,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const rows = [];
  for (const table of [verificationPhoto, supportPhoto])
    rows.push(
      ...(await tx
        .select({ file: table.file })
        .from(table)
        .where(inArray(table.file, [...names]))),
    );
  return new Set(rows.map(({ file }) => file));
}
