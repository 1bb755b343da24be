import { eq, type SQL, sql } from 'drizzle-orm';
import { investor, type Investor } from '../database/schema.ts';
import type { Work } from '../work/Work.ts';

function hasLogin(login: string): SQL {
  return eq(sql`lower(${investor.login})`, login.toLowerCase());
}

/** Finds an investor by login, case-insensitively. */
export async function findByLogin({ tx }: Work, login: string): Promise<Investor | undefined> {
  const [found] = await tx.select().from(investor).where(hasLogin(login));
  return found;
}

/** Same as `findByLogin`, and locks the row until the transaction ends. */
export async function lockByLogin({ tx }: Work, login: string): Promise<Investor | undefined> {
  const [found] = await tx.select().from(investor).where(hasLogin(login)).for('no key update');
  return found;
}

export async function findByTelegram({ tx }: Work, telegramId: number): Promise<Investor | undefined> {
  const [found] = await tx.select().from(investor).where(eq(investor.telegramId, telegramId));
  return found;
}
