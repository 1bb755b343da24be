import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { notification } from '../database/schema.ts';
import type { InvestorHandlers } from '../http/handlers.ts';
import { orderOf, pagingOf } from '../http/listing.ts';
import { countUnread } from '../user/wireUser.ts';

/** What the person was told. */
export const notificationHandlers: InvestorHandlers = {
  async listNotifications(call) {
    const { sql, investor, query, language } = call;
    const { page, limit, offset } = pagingOf(query);
    const where = eq(notification.investorId, investor.id);
    const rows = await sql
      .select()
      .from(notification)
      .where(where)
      .orderBy(...orderOf(notification.at, notification.id, query.sortDir))
      .limit(limit)
      .offset(offset);
    const [counted] = await sql.select({ total: count() }).from(notification).where(where);
    return {
      status: 200,
      body: {
        items: rows.map((row) => ({
          id: row.id,
          date: row.at.toISOString(),
          topic: row.topic,
          topicId: row.topicId,
          title: row.title[language],
          text: row.text[language],
          read: row.readAt !== null,
        })),
        page,
        limit,
        total: counted?.total ?? 0,
        unread: await countUnread(call, investor.id),
      },
    };
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
