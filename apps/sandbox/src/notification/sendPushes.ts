import { and, eq, lte, sql } from 'drizzle-orm';
import webPush from 'web-push';
import { dayInMilliseconds } from '../clock/clock.ts';
import { derivePushKeys } from '../core/serverKey.ts';
import { isAnyOf } from '../database/lockInvestors.ts';
import type { Database } from '../database/openDatabase.ts';
import { pushMessage, pushSubscription } from '../database/schema.ts';
import { type TransactionContext, write } from '../transaction/TransactionContext.ts';
import { type PostOptions, postPush } from './postPush.ts';

/** Sent at once. */
const atOnce = 50;
/** How often a message is tried. Then it is given up: the notification is in the cabinet. */
export const mostAttempts = 5;
const firstPauseSeconds = 60;
/** Between two attempts, the pause grows by this factor. */
const pauseFactor = 4;
const secondsToLive = dayInMilliseconds / 1000;

/** Statuses that say that a subscription has ended, or belongs to another key of the server. */
const endedStatuses: ReadonlySet<number> = new Set([401, 403, 404, 410]);

/** Takes messages that are due. An attempt counts before it begins, so that a crash cannot repeat it for ever. */
async function takeDue({ tx, now, settings, isSeedComplete }: TransactionContext) {
  if (!isSeedComplete || !settings.capabilities.push) return [];
  await tx.delete(pushMessage).where(lte(pushMessage.at, new Date(now.getTime() - dayInMilliseconds)));
  const due = await tx
    .select({ id: pushMessage.id })
    .from(pushMessage)
    .where(lte(pushMessage.nextAttemptAt, now))
    .orderBy(pushMessage.nextAttemptAt, pushMessage.id)
    .limit(atOnce)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const pause = sql`${firstPauseSeconds} * power(${pauseFactor}, ${pushMessage.attempts}) * interval '1 second'`;
  const taken = await tx
    .update(pushMessage)
    .set({
      attempts: sql`${pushMessage.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + ${pause}`,
    })
    .where(
      isAnyOf(
        pushMessage.id,
        due.map(({ id }) => id),
      ),
    )
    .returning();
  const devices = await tx
    .select()
    .from(pushSubscription)
    .where(
      isAnyOf(
        pushSubscription.sessionId,
        taken.map(({ sessionId }) => sessionId),
      ),
    );
  const { company, email } = settings.contacts;
  return taken.flatMap((message) => {
    const device = devices.find(({ sessionId }) => sessionId === message.sessionId);
    return device ? [{ message, device, company, subject: `mailto:${email}` }] : [];
  });
}

type Due = Awaited<ReturnType<typeof takeDue>>[number];

/** Encrypts a message for its browser and signs it with the key of the server. */
function encryptPush({ message, device, company, subject }: Due, { serverKey }: Pick<Database, 'serverKey'>) {
  const { endpoint, p256dh, auth } = device;
  const { topic, text } = message;
  return webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ title: company, text, topic }),
    // A newer message replaces an undelivered one of the same topic.
    { vapidDetails: { subject, ...derivePushKeys(serverKey) }, TTL: secondsToLive, topic },
  );
}

/** Sends the pushes that are due. One that its service does not take is tried again, up to `mostAttempts` times. */
export async function sendPushes(database: Database, options: PostOptions): Promise<void> {
  const due = await write(database, takeDue);
  await Promise.all(
    due.map(async (one) => {
      // A lost connection counts as a refusal.
      const status = await postPush(encryptPush(one, database), options).catch(() => 0);
      const { id, attempts } = one.message;
      const isTaken = status >= 200 && status < 300;
      if (endedStatuses.has(status)) {
        const { sessionId, endpoint } = one.device;
        // A newer subscription of the session stays. Messages are deleted with their subscription.
        const ended = and(eq(pushSubscription.sessionId, sessionId), eq(pushSubscription.endpoint, endpoint));
        await database.write((tx) => tx.delete(pushSubscription).where(ended));
      } else if (isTaken || attempts >= mostAttempts) {
        await database.write((tx) => tx.delete(pushMessage).where(eq(pushMessage.id, id)));
      }
    }),
  );
}
