import type { Schema } from '@meridian/api-client';
import { notification } from '../database/schema.ts';
import type { Bilingual } from '../settings/HouseSettings.ts';
import { newId } from '../work/newId.ts';
import type { Work } from '../work/Work.ts';

interface Notice {
  readonly investorId: string;
  readonly topic: Schema<'NotificationTopic'>;
  readonly topicId?: string;
  readonly title: Bilingual;
  readonly text?: Bilingual;
}

/** Tells an investor something. */
export async function notify(
  work: Work,
  { text = { en: '', ru: '' }, topicId, ...notice }: Notice,
): Promise<void> {
  await work.sql
    .insert(notification)
    .values({ id: newId(work), at: work.now, topicId: topicId ?? null, text, ...notice });
}
