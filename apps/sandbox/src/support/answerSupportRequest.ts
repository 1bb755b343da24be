import { and, eq, ne } from 'drizzle-orm';
import type { Schema } from '@meridian/api-client';
import type { Bilingual } from '../core/CompanySettings.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { newId } from '../core/random.ts';
import { supportMessage, supportRequest } from '../database/schema.ts';
import { notify } from '../notification/notify.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

const answered: Readonly<Record<Schema<'SupportSubject'>, Bilingual>> = {
  operation: {
    en: 'We answered your request about an operation.',
    ru: 'Мы ответили на ваше обращение об операции.',
  },
  refill: {
    en: 'We answered your request about a refill.',
    ru: 'Мы ответили на ваше обращение о пополнении.',
  },
  withdrawal: {
    en: 'We answered your request about a withdrawal.',
    ru: 'Мы ответили на ваше обращение о выводе.',
  },
  other: { en: 'We answered your request.', ru: 'Мы ответили на ваше обращение.' },
};

/** Changes a request that is not closed. */
async function change(
  { tx, now }: TransactionContext,
  id: string,
  status: 'answered' | 'closed',
): Promise<typeof supportRequest.$inferSelect> {
  const [changed] = await tx
    .update(supportRequest)
    .set({ status, changedAt: now })
    .where(and(eq(supportRequest.id, id), ne(supportRequest.status, 'closed')))
    .returning();
  if (!changed) throw new ProblemError('conflict');
  return changed;
}

/** Answers a request as the service. The letter does not repeat the answer: mail is not private. */
export async function answerSupportRequest(
  context: TransactionContext,
  id: string,
  text: string,
): Promise<void> {
  const { investorId, subject } = await change(context, id, 'answered');
  await context.tx.insert(supportMessage).values({
    id: newId(context),
    requestId: id,
    investorId,
    at: context.now,
    author: 'service',
    text: text.trim(),
  });
  const about = answered[subject];
  await notify(context, {
    investorId,
    topic: 'support',
    topicId: id,
    title: { en: 'Answer from support', ru: 'Ответ поддержки' },
    text: { en: `${about.en} Read it in the cabinet.`, ru: `${about.ru} Прочитать ответ можно в кабинете.` },
  });
}

/** Closes a request. It takes no more messages. */
export async function closeSupportRequest(context: TransactionContext, id: string): Promise<void> {
  await change(context, id, 'closed');
}
