import { and, eq, isNull } from 'drizzle-orm';
import type { Bilingual } from '../core/CompanySettings.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { guestRequest } from '../database/schema.ts';
import { sendMessages } from '../notification/sendMessages.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

async function decide(
  { tx, now }: TransactionContext,
  id: string,
): Promise<typeof guestRequest.$inferSelect> {
  const [decided] = await tx
    .update(guestRequest)
    .set({ decidedAt: now })
    .where(and(eq(guestRequest.id, id), isNull(guestRequest.decidedAt)))
    .returning();
  if (!decided) throw new ProblemError('conflict');
  return decided;
}

/** Anybody can enter any address, so the letter repeats nothing of what was written. */
const letter = (answer: string): Bilingual => ({
  en: `You wrote to us on the contacts page. Our answer:\n\n${answer}\n\nIf you did not write to us, ignore this e-mail. About an account, write from the cabinet or, if you cannot sign in, from the account’s own e-mail.`,
  ru: `Вы написали нам на странице контактов. Наш ответ:\n\n${answer}\n\nЕсли вы не писали, не обращайте внимания на это письмо. Об аккаунте пишите из кабинета, а если войти не получается — с почты этого аккаунта.`,
});

/** Answers a guest by mail, in the language of the message. */
export async function answerGuestRequest(
  context: TransactionContext,
  id: string,
  text: string,
): Promise<void> {
  const { email, language } = await decide(context, id);
  await sendMessages(context, [
    {
      at: context.now,
      method: 'email',
      recipient: email,
      reader: { login: null, language, letterWord: null },
      purpose: 'guest_answer',
      text: letter(text.trim())[language],
    },
  ]);
}

/** Puts a message of a guest aside without an answer, such as an advertisement. */
export async function closeGuestRequest(context: TransactionContext, id: string): Promise<void> {
  await decide(context, id);
}
