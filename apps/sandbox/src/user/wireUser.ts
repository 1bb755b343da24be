import type { Schema } from '@meridian/api-client';
import { and, count, eq, isNull } from 'drizzle-orm';
import { investor as investors, notification } from '../database/schema.ts';
import type { Investor } from '../http/handlers.ts';
import type { Work } from '../work/Work.ts';

export function wireSubscription({ now }: Work, investor: Investor): Schema<'Subscription'> {
  const until = investor.subscriptionUntil;
  return {
    active: until !== null && until > now,
    option: investor.subscriptionOption,
    activeUntil: until?.toISOString() ?? null,
  };
}

export async function countUnread({ tx }: Work, investorId: string): Promise<number> {
  const [row] = await tx
    .select({ unread: count() })
    .from(notification)
    .where(and(eq(notification.investorId, investorId), isNull(notification.readAt)));
  return row?.unread ?? 0;
}

export async function wireUser(work: Work, id: string): Promise<Schema<'User'>> {
  const [investor] = await work.tx.select().from(investors).where(eq(investors.id, id));
  if (!investor) throw new Error('The investor of this call is gone.');
  const [inviter] = investor.inviterId
    ? await work.tx
        .select({ login: investors.login })
        .from(investors)
        .where(eq(investors.id, investor.inviterId))
    : [];
  return {
    id,
    login: investor.login,
    email: investor.email,
    phone: investor.phone,
    phoneConfirmed: investor.phoneConfirmedAt !== null,
    emailConfirmed: investor.emailConfirmedAt !== null,
    language: investor.language,
    subscription: wireSubscription(work, investor),
    notifications: await countUnread(work, id),
    registrationDate: investor.registeredAt.toISOString(),
    inviter: inviter?.login ?? null,
  };
}
