import { and, asc, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import { investor, type Investor, partner } from '../database/schema.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import { notify } from '../notification/notify.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** An investor above a partner, with the distance. */
export interface Above {
  readonly investorId: string;
  /** 1 for the inviter, 2 for the inviter’s inviter. */
  readonly level: number;
  readonly login: string;
}

export function countLevels({ settings }: Pick<TransactionContext, 'settings'>): number {
  return Math.max(0, ...settings.partners.levels.map(({ level }) => level));
}

/**
 * Investors who earn from this user, nearest first. The line never changes after registration, except that closed accounts earn
 * nothing.
 */
export async function readLine({ tx }: Pick<TransactionContext, 'tx'>, partnerId: string): Promise<Above[]> {
  return tx
    .select({ investorId: partner.investorId, level: partner.level, login: sql<string>`${partner.login}` })
    .from(partner)
    .innerJoin(investor, eq(investor.id, partner.investorId))
    .where(and(eq(partner.partnerId, partnerId), isNull(investor.closedAt)))
    .orderBy(asc(partner.level));
}

/** Logins from a partner of level 1 down to this partner of the investor; null for a closed account. Empty for anybody else. */
export async function readLineDown(
  context: TransactionContext,
  investorId: string,
  login: string,
): Promise<(string | null)[]> {
  const { tx } = context;
  const [last] = await tx
    .select()
    .from(partner)
    .where(
      and(
        eq(partner.investorId, investorId),
        lte(partner.level, countLevels(context)),
        eq(sql`lower(${partner.login})`, login.toLowerCase()),
      ),
    );
  if (!last) return [];
  const between = await tx
    .select({ login: investor.login, closedAt: investor.closedAt })
    .from(partner)
    .innerJoin(investor, eq(investor.id, partner.investorId))
    .where(and(eq(partner.partnerId, last.partnerId), lt(partner.level, last.level)))
    .orderBy(desc(partner.level));
  return [...between.map((above) => (above.closedAt ? null : above.login)), last.login];
}

export const newPartnerTitle = (login: string): Bilingual => ({
  en: `New partner: ${login}`,
  ru: `Новый партнёр: ${login}`,
});

/** Links a newcomer to the inviter and those above, up to the current number of levels. */
export async function joinLine(
  context: TransactionContext,
  newcomer: Investor,
  inviter: Investor,
): Promise<void> {
  const above = [
    { investorId: inviter.id, level: 1 },
    ...(await readLine(context, inviter.id)).map(({ investorId, level }) => ({
      investorId,
      level: level + 1,
    })),
  ].filter(({ level }) => level <= countLevels(context));
  if (above.length === 0) return;
  await context.tx.insert(partner).values(
    above.map((place) => ({
      ...place,
      partnerId: newcomer.id,
      login: newcomer.login,
      inviterLogin: inviter.login,
      registeredAt: newcomer.registeredAt,
    })),
  );
  await notify(context, {
    investorId: inviter.id,
    topic: 'partners',
    title: newPartnerTitle(newcomer.login),
    push: { en: 'A new partner', ru: 'Новый партнёр' },
    text: {
      en: 'A new partner registered with your link.',
      ru: 'По вашей ссылке зарегистрировался новый партнёр.',
    },
  });
}
