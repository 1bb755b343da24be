import { newId } from '../core/random.ts';
import { type Investor, outbox } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { writeHtmlLetter, writePlainLetter } from './writeLetter.ts';

export interface Message extends Pick<typeof outbox.$inferInsert, 'method' | 'recipient' | 'purpose'> {
  /** Without a login: a guest. */
  readonly reader: Pick<Investor, 'language' | 'letterWord'> & { readonly login: string | null };
  readonly at: Date;
  /** Whole sentences, in the language of the reader and without the name of the company. */
  readonly text: string;
  readonly code?: string;
}

/** Puts messages into the outbox: e-mails as plain text and HTML with the reader's own word, others as one line. */
export async function sendMessages(
  { tx, random, settings }: Pick<TransactionContext, 'tx' | 'random' | 'settings'>,
  messages: readonly Message[],
): Promise<void> {
  if (messages.length === 0) return;
  const { company, email: support } = settings.contacts;
  await tx.insert(outbox).values(
    messages.map(({ reader, text, code = null, ...message }) => {
      const { login, language, letterWord: word } = reader;
      const letter = { company, support, language, word, text, code };
      const isLetter = message.method === 'email';
      return {
        ...message,
        id: newId({ now: message.at, random }),
        login,
        code,
        text: isLetter ? writePlainLetter(letter) : `${company}: ${text}`,
        html: isLetter ? writeHtmlLetter(letter) : null,
      };
    }),
  );
}
