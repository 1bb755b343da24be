import type { Schema } from '@meridian/api-client';
import { and, count, eq, isNull } from 'drizzle-orm';
import { anyOf } from '../database/lockInvestors.ts';
import { investor, notification } from '../database/schema.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { Work } from '../work/Work.ts';
import { newId } from '../core/random.ts';

type Choice = keyof Schema<'NotificationSettings'>;

interface Notice {
  readonly investorId: string;
  readonly topic: Schema<'NotificationTopic'>;
  /** The choice that switches it off. By default that of its topic; most topics have none. */
  readonly choice?: Choice;
  readonly topicId?: string;
  readonly title: Bilingual;
  readonly text?: Bilingual;
}

/** A notification with its own date. */
interface DatedNotice extends Notice {
  readonly at: Date;
}

function choiceOf({ topic, choice }: Notice): Choice | undefined {
  if (topic === 'partners' || topic === 'cases' || topic === 'news') return topic;
  return choice;
}

/** Leaves out what the investors do not want to hear about. */
async function withoutUnwanted(
  { tx }: Work,
  notices: readonly DatedNotice[],
): Promise<readonly DatedNotice[]> {
  const asked = notices.filter(choiceOf).map(({ investorId }) => investorId);
  if (asked.length === 0) return notices;
  const rows = await tx
    .select({ id: investor.id, hearsAbout: investor.hearsAbout })
    .from(investor)
    .where(anyOf(investor.id, [...new Set(asked)]));
  const choices = new Map(rows.map(({ id, hearsAbout }) => [id, hearsAbout]));
  return notices.filter((notice) => {
    const choice = choiceOf(notice);
    return choice === undefined || choices.get(notice.investorId)?.[choice];
  });
}

/** Sends the notifications that are wanted, in the order of their dates, in one statement. */
export async function notifyAll(work: Work, notices: readonly DatedNotice[]): Promise<void> {
  const { tx, random } = work;
  const wanted = await withoutUnwanted(work, notices);
  if (wanted.length === 0) return;
  await tx.insert(notification).values(
    wanted.map(({ at, investorId, topic, topicId = null, title, text = { en: '', ru: '' } }) => ({
      id: newId({ now: at, random }),
      at,
      investorId,
      topic,
      topicId,
      title,
      text,
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
