import type { Schema } from '@meridian/api-client';
import { and, eq, gt } from 'drizzle-orm';
import type { Bilingual } from '../core/CompanySettings.ts';
import { newId } from '../core/random.ts';
import { isAnyOf } from '../database/lockInvestors.ts';
import { type Investor, pushMessage, pushSubscription, session } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { isPushed } from './channels.ts';

export type PushReader = Pick<Investor, 'language' | 'pushChoices'>;

interface Push {
  readonly investorId: string;
  readonly at: Date;
  readonly topic: Schema<'NotificationTopic'>;
  readonly title: Bilingual;
  readonly push?: Bilingual;
  readonly reader: PushReader;
}

/** Queues a push for every device that its reader has switched on. `sendPushes` sends them. */
export async function queuePushes(context: TransactionContext, pushes: readonly Push[]): Promise<void> {
  const { tx, now, random, settings, isSeedComplete } = context;
  if (!isSeedComplete || !settings.capabilities.push) return;
  const wanted = pushes.filter(({ topic, reader }) => isPushed(reader, topic));
  if (wanted.length === 0) return;
  const readers = [...new Set(wanted.map(({ investorId }) => investorId))];
  const devices = await tx
    .select({ sessionId: pushSubscription.sessionId, investorId: pushSubscription.investorId })
    .from(pushSubscription)
    .innerJoin(session, eq(session.id, pushSubscription.sessionId))
    .where(and(isAnyOf(pushSubscription.investorId, readers), gt(session.expiresAt, now)));
  const messages = wanted.flatMap(({ investorId, at, topic, title, push = title, reader }) =>
    devices
      .filter((device) => device.investorId === investorId)
      .map(({ sessionId }) => ({
        id: newId({ now: at, random }),
        sessionId,
        at,
        topic,
        text: push[reader.language],
        nextAttemptAt: at,
      })),
  );
  if (messages.length > 0) await tx.insert(pushMessage).values(messages);
}
