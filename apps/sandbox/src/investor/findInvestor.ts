import { readInternationalPhone } from '@meridian/personal-data';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { investor, type Investor } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

function hasLogin(login: string): SQL {
  return eq(sql`lower(${investor.login})`, login.toLowerCase());
}

/** Finds an investor by login, case-insensitively. */
export async function findByLogin({ tx }: TransactionContext, login: string): Promise<Investor | undefined> {
  const [found] = await tx.select().from(investor).where(hasLogin(login));
  return found;
}

function hasEmail(email: string): SQL {
  return eq(sql`lower(${investor.email})`, email.toLowerCase());
}

/** Finds an investor by e-mail, case-insensitively, whether or not it is confirmed. */
export async function findByEmail({ tx }: TransactionContext, email: string): Promise<Investor | undefined> {
  const [found] = await tx.select().from(investor).where(hasEmail(email));
  return found;
}

/** The same text for all spellings of a name that a user signs in with. A login has neither `@` nor `+`. */
export const plainSignInName = (typed: string): string =>
  readInternationalPhone(typed) ?? typed.trim().toLowerCase();

/** A contact that is not confirmed may belong to somebody else. */
function hasSignInName(name: string): SQL | undefined {
  if (name.includes('@')) return and(hasEmail(name), isNotNull(investor.emailConfirmedAt));
  if (name.startsWith('+')) return and(eq(investor.phone, name), isNotNull(investor.phoneConfirmedAt));
  return hasLogin(name);
}

/** Finds an investor by login, confirmed e-mail or confirmed phone. */
export async function findBySignInName(
  { tx }: TransactionContext,
  typed: string,
): Promise<Investor | undefined> {
  const [found] = await tx
    .select()
    .from(investor)
    .where(hasSignInName(plainSignInName(typed)));
  return found;
}

/** Same as `findBySignInName`, and locks the row until the transaction ends. */
export async function lockBySignInName(
  { tx }: TransactionContext,
  typed: string,
): Promise<Investor | undefined> {
  const [found] = await tx
    .select()
    .from(investor)
    .where(hasSignInName(plainSignInName(typed)))
    .for('no key update');
  return found;
}

export async function findByTelegram(
  { tx }: TransactionContext,
  telegramId: number,
): Promise<Investor | undefined> {
  const [found] = await tx.select().from(investor).where(eq(investor.telegramId, telegramId));
  return found;
}
