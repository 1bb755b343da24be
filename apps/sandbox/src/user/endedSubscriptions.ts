import { and, asc, lte, type SQL, sql } from 'drizzle-orm';
import { investor } from '../database/schema.ts';
import { notifyAll } from '../notification/notify.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { isAnyOf } from '../database/lockInvestors.ts';

/** Maximum notifications in one transaction. */
const maxNotified = 200;

const isUnnotified = sql`${investor.subscriptionUntil} is distinct from ${investor.subscriptionNotified}`;

/** Investors with an ended subscription and no notification about it. The caller locks them. */
export async function endedSubscriptions({ tx }: TransactionContext, isOver: SQL): Promise<string[]> {
  const rows = await tx
    .select({ id: investor.id })
    .from(investor)
    .where(and(isUnnotified, isOver))
    .orderBy(asc(investor.subscriptionUntil), asc(investor.id))
    .limit(maxNotified);
  return rows.map(({ id }) => id);
}

const title: Bilingual = { en: 'Your subscription has ended', ru: 'Подписка закончилась' };
const what: Bilingual = {
  en: 'To withdraw, you need an active subscription: activate a new one before your next withdrawal.',
  ru: 'Для вывода нужна действующая подписка: активируйте новую перед следующим выводом.',
};

/** Notifies the investors whose subscription is still over, each dated at its end. */
export async function notifyEndedSubscriptions(
  context: TransactionContext,
  ids: readonly string[],
): Promise<void> {
  const { tx, now } = context;
  const rows = await tx
    .update(investor)
    .set({ subscriptionNotified: sql`${investor.subscriptionUntil}` })
    .where(and(isAnyOf(investor.id, ids), isUnnotified, lte(investor.subscriptionUntil, now)))
    .returning({ investorId: investor.id, at: investor.subscriptionUntil });
  await notifyAll(
    context,
    rows.flatMap(({ investorId, at }) =>
      at === null ? [] : [{ at, investorId, topic: 'subscription' as const, title, text: what }],
    ),
  );
}
