import { and, eq, inArray, isNull } from 'drizzle-orm';
import { notification } from '../database/schema.ts';
import type { InvestorHandlers } from '../http/handlers.ts';
import { readPage } from '../http/readPage.ts';
import { countUnread } from '../user/wireUser.ts';

/** What the person was told. */
export const notificationHandlers: InvestorHandlers = {
  async listNotifications(call) {
    const { sql, investor, query, language } = call;
    const where = eq(notification.investorId, investor.id);
    const listed = {
      rows: sql.select().from(notification).$dynamic(),
      of: notification,
      where,
      by: notification.at,
      id: notification.id,
    };
    const page = await readPage(call, query, listed, (row) => ({
      id: row.id,
      date: row.at.toISOString(),
      topic: row.topic,
      topicId: row.topicId,
      title: row.title[language],
      text: row.text[language],
      read: row.readAt !== null,
    }));
    return { status: 200, body: { ...page, unread: await countUnread(call, investor.id) } };
  },

  async readNotifications(call) {
    const { sql, investor, now, body } = call;
    await sql
      .update(notification)
      .set({ readAt: now })
      .where(
        and(
          eq(notification.investorId, investor.id),
          isNull(notification.readAt),
          body.ids === null ? undefined : inArray(notification.id, body.ids),
        ),
      );
    return { status: 200, body: { unread: await countUnread(call, investor.id) } };
  },
};
