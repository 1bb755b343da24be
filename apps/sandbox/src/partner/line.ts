import { asc, eq } from 'drizzle-orm';
import { partner } from '../database/schema.ts';
import type { Investor } from '../http/handlers.ts';
import type { Work } from '../work/Work.ts';

/** One who earns from a partner, and how far above them. */
export interface Above {
  readonly investorId: string;
  /** 1 for the inviter, 2 for the inviter's inviter. */
  readonly level: number;
  /** The partner. */
  readonly login: string;
}

/** The number of levels the programme has now. */
export function levelsOf({ settings }: Pick<Work, 'settings'>): number {
  return Math.max(0, ...settings.partners.levels.map(({ level }) => level));
}

/** Everybody who earns from this person, nearest first; nobody moves once they have registered. */
export async function readLine({ tx }: Pick<Work, 'tx'>, partnerId: string): Promise<Above[]> {
  return tx
    .select({ investorId: partner.investorId, level: partner.level, login: partner.login })
    .from(partner)
    .where(eq(partner.partnerId, partnerId))
    .orderBy(asc(partner.level));
}

/** Makes a newcomer a partner of their inviter and of those above, as far as the programme reaches today. */
export async function joinLine(work: Work, newcomer: Investor, inviter: Investor): Promise<void> {
  const above = [
    { investorId: inviter.id, level: 1 },
    ...(await readLine(work, inviter.id)).map(({ investorId, level }) => ({ investorId, level: level + 1 })),
  ].filter(({ level }) => level <= levelsOf(work));
  if (above.length === 0) return;
  await work.tx.insert(partner).values(
    above.map((place) => ({
      ...place,
      partnerId: newcomer.id,
      login: newcomer.login,
      inviterLogin: inviter.login,
      registeredAt: newcomer.registeredAt,
    })),
  );
}
