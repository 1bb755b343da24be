import type { Schema } from '@meridian/api-client';
import { and, count, eq, isNull } from 'drizzle-orm';
import { isAnyOf } from '../database/lockInvestors.ts';
import { investor, notification } from '../database/schema.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { newId } from '../core/random.ts';
import { type LetterReader, type NotificationChoice, sendLetters } from './letters.ts';
import { type PushReader, queuePushes } from './queuePushes.ts';

interface Notice {
  readonly investorId: string;
  readonly topic: Schema<'NotificationTopic'>;
  /** The choice that switches it off. By default that of its topic; most topics have none. */
  readonly choice?: NotificationChoice;
  readonly topicId?: string;
  readonly title: Bilingual;
  readonly text?: Bilingual;
  /** What a push says where the title has an amount or a name, which a locked screen must not show. */
  readonly push?: Bilingual;
}

/** A notification with its own date. */
interface DatedNotice extends Notice {
  readonly at: Date;
}

function findChoice({ topic, choice }: Notice): NotificationChoice | undefined {
  if (topic === 'partners' || topic === 'cases' || topic === 'news') return topic;
  return choice;
}

/** Those who may be told, by id. */
async function findReaders(
  { tx }: TransactionContext,
  notices: readonly DatedNotice[],
): Promise<ReadonlyMap<string, LetterReader & PushReader>> {
  const rows = await tx
    .select({
      id: investor.id,
      login: investor.login,
      email: investor.email,
      emailConfirmedAt: investor.emailConfirmedAt,
      language: investor.language,
      letterWord: investor.letterWord,
      notificationSettings: investor.notificationSettings,
      mailChoices: investor.mailChoices,
      pushChoices: investor.pushChoices,
    })
    .from(investor)
    .where(isAnyOf(investor.id, [...new Set(notices.map(({ investorId }) => investorId))]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Sends the notifications that are wanted, in the order of their dates, and the letters and pushes about them. */
export async function notifyAll(context: TransactionContext, notices: readonly DatedNotice[]): Promise<void> {
  const { tx, random } = context;
  if (notices.length === 0) return;
  const readers = await findReaders(context, notices);
  const wanted = notices.flatMap((notice) => {
    const reader = readers.get(notice.investorId);
    const choice = findChoice(notice);
    return reader && (choice === undefined || reader.notificationSettings[choice])
      ? { ...notice, text: notice.text ?? { en: '', ru: '' }, reader, choice }
      : [];
  });
  if (wanted.length === 0) return;
  await tx.insert(notification).values(
    wanted.map(({ at, investorId, topic, topicId = null, title, text }) => ({
      id: newId({ now: at, random }),
      at,
      investorId,
      topic,
      topicId,
      title,
      text,
    })),
  );
  await sendLetters(context, wanted);
  await queuePushes(context, wanted);
}

export function notify(context: TransactionContext, notice: Notice): Promise<void> {
  return notifyAll(context, [{ ...notice, at: context.now }]);
}

export async function countUnread({ tx }: TransactionContext, investorId: string): Promise<number> {
  const [row] = await tx
    .select({ unread: count() })
    .from(notification)
    .where(and(eq(notification.investorId, investorId), isNull(notification.readAt)));
  return row?.unread ?? 0;
}
