import type { Investor } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { readCurrentVerification } from '../verification/readVerification.ts';
import type { DocumentFormat } from './documentFormat.ts';

/** Whose document it is. A name that nobody has verified is not confirmed by a document. */
export async function holderRows(
  context: TransactionContext,
  { id, login }: Pick<Investor, 'id' | 'login'>,
  { words }: DocumentFormat,
): Promise<(readonly [string, string])[]> {
  const verification = await readCurrentVerification(context, id);
  return [
    [words.account, login],
    ...(verification?.status === 'success' ? [[words.holder, verification.fullName] as const] : []),
  ];
}
