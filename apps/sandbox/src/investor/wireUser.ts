import type { Schema } from '@meridian/api-client';
import { eq } from 'drizzle-orm';
import { type Investor, investor as investors } from '../database/schema.ts';
import { countUnread } from '../notification/notify.ts';
import type { Work } from '../work/Work.ts';

export function wireSubscription({ now }: Work, investor: Investor): Schema<'Subscription'> {
  const until = investor.subscriptionUntil;
  return {
    active: until !== null && until > now,
    option: investor.subscriptionOption,
    activeUntil: until?.toISOString() ?? null,
  };
}

export async function wireUser(work: Work, id: string): Promise<Schema<'User'>> {
  const [investor] = await work.tx.select().from(investors).where(eq(investors.id, id));
  if (!investor) throw new Error('The investor of this call is gone.');
  const [inviter] = investor.inviterId
    ? await work.tx
        .select({ login: investors.login, closedAt: investors.closedAt })
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
    inviter: inviter && inviter.closedAt === null ? inviter.login : null,
    closingDate: investor.closesAt?.toISOString() ?? null,
  };
}
