import type { ProblemCode } from '@meridian/api-client';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { investor, type Investor } from '../database/schema.ts';
import { ProblemError } from '../core/ProblemError.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** Unique contacts of an account. */
type Wanted = Pick<Investor, 'login' | 'email' | 'phone'>;

function takenCode(wanted: Wanted, other: Wanted): ProblemCode {
  if (other.phone === wanted.phone) return 'phone_already_registered';
  return other.email.toLowerCase() === wanted.email.toLowerCase()
    ? 'email_already_registered'
    : 'login_already_registered';
}

/** Rejects a login, e-mail or phone that another account uses. */
export async function refuseTaken(
  { tx }: TransactionContext,
  wanted: Wanted,
  own?: Pick<Investor, 'id'>,
): Promise<void> {
  const [other] = await tx
    .select({ login: investor.login, email: investor.email, phone: investor.phone })
    .from(investor)
    .where(
      and(
        own && ne(investor.id, own.id),
        or(
          eq(sql`lower(${investor.login})`, wanted.login.toLowerCase()),
          eq(sql`lower(${investor.email})`, wanted.email.toLowerCase()),
          eq(investor.phone, wanted.phone),
        ),
      ),
    )
    .limit(1);
  if (other) throw new ProblemError(takenCode(wanted, other));
}
