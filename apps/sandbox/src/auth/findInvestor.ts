import { eq, type SQL, sql } from 'drizzle-orm';
import { investor } from '../database/schema.ts';
import type { Investor } from '../http/handlers.ts';
import type { Work } from '../work/Work.ts';

function hasLogin(login: string): SQL {
  return eq(sql`lower(${investor.login})`, login.toLowerCase());
}

/** An investor by login, whatever the case of its letters. */
export async function findByLogin({ tx }: Work, login: string): Promise<Investor | undefined> {
  const [found] = await tx.select().from(investor).where(hasLogin(login));
  return found;
}

/** The same, and nobody else changes the account until the transaction ends. */
export async function lockByLogin({ tx }: Work, login: string): Promise<Investor | undefined> {
  const [found] = await tx.select().from(investor).where(hasLogin(login)).for('no key update');
  return found;
}

/** An investor by the Telegram that their account is linked to. */
export async function findByTelegram({ tx }: Work, telegramId: number): Promise<Investor | undefined> {
  const [found] = await tx.select().from(investor).where(eq(investor.telegramId, telegramId));
  return found;
}
