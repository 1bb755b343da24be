import { and, count, eq, isNull } from 'drizzle-orm';
import { notification } from '../database/schema.ts';
import type { InvestorHandlers } from '../calls/handlers.ts';
import { readPage } from '../calls/readPage.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { countUnread } from './notify.ts';
import { isAnyOf } from '../database/lockInvestors.ts';

export const notificationHandlers: InvestorHandlers = {
  async listNotifications(call) {
    const { tx, investor, query, language } = call;
    const where = and(
      eq(notification.investorId, investor.id),
      query.kind === undefined ? undefined : eq(notification.kind, query.kind),
    );
    const listed = {
      rows: tx.select().from(notification).$dynamic(),
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
    const { tx, investor, now, body } = call;
    const own = eq(notification.investorId, investor.id);
    const named = body.ids === null ? own : and(own, isAnyOf(notification.id, body.ids));
    if (body.ids !== null) {
      const [found] = await tx.select({ count: count() }).from(notification).where(named);
      if (found?.count !== new Set(body.ids.map((id) => id.toLowerCase())).size)
        throw new ProblemError('not_found');
    }
    await tx
      .update(notification)
      .set({ readAt: now })
      .where(and(named, isNull(notification.readAt)));
    return { status: 200, body: { unread: await countUnread(call, investor.id) } };
  },
};
