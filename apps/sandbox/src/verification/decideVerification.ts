import { and, eq } from 'drizzle-orm';
import { verification } from '../database/schema.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { notify } from '../notification/notify.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { readVerification } from './readVerification.ts';

/** Decides the pending verification of this investor. */
async function decide(
  context: TransactionContext,
  investorId: string,
  decision: { readonly status: 'success' | 'denied'; readonly denialReason?: Bilingual | null },
): Promise<string> {
  const [decided] = await context.tx
    .update(verification)
    .set({ ...decision, decidedAt: context.now })
    .where(and(eq(verification.investorId, investorId), eq(verification.status, 'in_process')))
    .returning({ id: verification.id });
  if (decided) return decided.id;
  throw new ProblemError((await readVerification(context, investorId)) ? 'conflict' : 'not_found');
}

export async function approveVerification(context: TransactionContext, investorId: string): Promise<void> {
  const topicId = await decide(context, investorId, { status: 'success' });
  await notify(context, {
    investorId,
    topic: 'verification',
    topicId,
    title: { en: 'Your account is verified', ru: 'Верификация пройдена' },
    text: { en: 'All photos were accepted.', ru: 'Все фотографии приняты.' },
  });
}

/** Denies a verification; the form can be sent again. A null reason means that none is given. */
export async function denyVerification(
  context: TransactionContext,
  investorId: string,
  denialReason: Bilingual | null,
): Promise<void> {
  const topicId = await decide(context, investorId, { status: 'denied', denialReason });
  await notify(context, {
    investorId,
    topic: 'verification',
    topicId,
    title: { en: 'You did not pass verification', ru: 'Верификация не пройдена' },
    text: {
      en: `${denialReason ? `${denialReason.en} ` : ''}You can send the form again.`,
      ru: `${denialReason ? `${denialReason.ru} ` : ''}Анкету можно отправить ещё раз.`,
    },
  });
}
