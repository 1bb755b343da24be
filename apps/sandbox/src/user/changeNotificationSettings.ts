import type { Schema } from '@meridian/api-client';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Investor, investor as investors } from '../database/schema.ts';
import { serializeNotificationSettings } from '../notification/channels.ts';
import { endOfPeriod } from '../notification/summaryPeriod.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** In the database, so that two changes at once both stay. */
const merged = (column: PgColumn, change: object): SQL => sql`${column} || ${JSON.stringify(change)}::jsonb`;

/** Changes what an investor is notified about, and by which channels. The first summary is about the period in which it is chosen. */
export async function changeNotificationSettings(
  context: TransactionContext & { readonly investor: Investor },
  { mail = {}, push, summary, ...choices }: Schema<'NotificationSettingsChange'>,
): Promise<Schema<'NotificationSettings'>> {
  const { tx, now, settings, investor } = context;
  if (push) requireCapability(context, 'push');
  if (summary) requireCapability(context, 'summaries');
  const [changed] = await tx
    .update(investors)
    .set({
      notificationSettings: merged(investors.notificationSettings, choices),
      mailChoices: merged(investors.mailChoices, mail),
      pushChoices: merged(investors.pushChoices, push ?? {}),
      ...(summary && summary !== investor.summary
        ? { summary, summaryDueAt: summary === 'never' ? null : endOfPeriod(summary, now) }
        : {}),
    })
    .where(eq(investors.id, investor.id))
    .returning();
  return serializeNotificationSettings(settings, changed ?? investor);
}
