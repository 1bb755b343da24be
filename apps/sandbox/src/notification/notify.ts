import type { Schema } from '@meridian/api-client';
import { and, count, eq, isNull } from 'drizzle-orm';
import { notification } from '../database/schema.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { Work } from '../work/Work.ts';
import { newId } from '../core/random.ts';

interface Notice {
  readonly investorId: string;
  readonly topic: Schema<'NotificationTopic'>;
  readonly topicId?: string;
  readonly title: Bilingual;
  readonly text?: Bilingual;
}

/** A notification with its own date. */
interface DatedNotice extends Notice {
  readonly at: Date;
}

/** Sends notifications in the order of their dates, in one statement. */
export async function notifyAll({ tx, random }: Work, notices: readonly DatedNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await tx.insert(notification).values(
    notices.map(({ at, text = { en: '', ru: '' }, topicId, ...notice }) => ({
      id: newId({ now: at, random }),
      at,
      topicId: topicId ?? null,
      text,
      ...notice,
    })),
  );
}

export function notify(work: Work, notice: Notice): Promise<void> {
  return notifyAll(work, [{ ...notice, at: work.now }]);
}

export async function countUnread({ tx }: Work, investorId: string): Promise<number> {
  const [row] = await tx
    .select({ unread: count() })
    .from(notification)
    .where(and(eq(notification.investorId, investorId), isNull(notification.readAt)));
  return row?.unread ?? 0;
}
