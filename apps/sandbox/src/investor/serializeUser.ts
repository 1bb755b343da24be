import type { Schema } from '@meridian/api-client';
import { eq } from 'drizzle-orm';
import { type Investor, investor as investors } from '../database/schema.ts';
import { countUnread } from '../notification/notify.ts';
import { getLockDate } from '../protection/accountLock.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

export function serializeSubscription(
  { now }: TransactionContext,
  investor: Investor,
): Schema<'Subscription'> {
  const until = investor.subscriptionUntil;
  return {
    active: until !== null && until > now,
    option: investor.subscriptionOption,
    activeUntil: until?.toISOString() ?? null,
  };
}

export async function serializeUser(context: TransactionContext, id: string): Promise<Schema<'User'>> {
  const [investor] = await context.tx.select().from(investors).where(eq(investors.id, id));
  if (!investor) throw new Error('The investor of this call is gone.');
  const [inviter] = investor.inviterId
    ? await context.tx
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
    subscription: serializeSubscription(context, investor),
    notifications: await countUnread(context, id),
    registrationDate: investor.registeredAt.toISOString(),
    inviter: inviter && inviter.closedAt === null ? inviter.login : null,
    closingDate: investor.closesAt?.toISOString() ?? null,
    lockDate: getLockDate(context, investor)?.toISOString() ?? null,
    ...(context.settings.capabilities.displayCurrency && { displayCurrency: investor.displayCurrency }),
  };
}
