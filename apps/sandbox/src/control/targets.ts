import { eq } from 'drizzle-orm';
import { findByLogin } from '../investor/findInvestor.ts';
import { guestRequest, refill, supportPhoto, supportRequest, withdrawal } from '../database/schema.ts';
import { ProblemError } from '../core/ProblemError.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** Target of a control call, and the investor whose row is locked; undefined for a guest. */
export interface Target {
  readonly id: string;
  readonly investorId: string | undefined;
}

/** Finds the target named in the path. Throws `not_found` if missing. */
export type Find = (context: TransactionContext, named: string) => Promise<Target>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function findIn(table: typeof refill | typeof withdrawal | typeof supportRequest): Find {
  return async ({ tx }, id) => {
    if (!uuid.test(id)) throw new ProblemError('not_found');
    const [found] = await tx
      .select({ id: table.id, investorId: table.investorId })
      .from(table)
      .where(eq(table.id, id));
    if (!found) throw new ProblemError('not_found');
    return found;
  };
}

export const refillTarget = findIn(refill);

export const withdrawalTarget = findIn(withdrawal);

export const supportRequestTarget = findIn(supportRequest);

export const guestRequestTarget: Find = async ({ tx }, id) => {
  const isFound = uuid.test(id) && (await tx.$count(guestRequest, eq(guestRequest.id, id))) > 0;
  if (!isFound) throw new ProblemError('not_found');
  return { id, investorId: undefined };
};

export async function findSupportPhoto(
  { tx }: TransactionContext,
  id: string,
): Promise<typeof supportPhoto.$inferSelect> {
  const [found] = uuid.test(id) ? await tx.select().from(supportPhoto).where(eq(supportPhoto.id, id)) : [];
  if (!found) throw new ProblemError('not_found');
  return found;
}

export const investorTarget: Find = async (context, login) => {
  const found = login.includes('\0') ? undefined : await findByLogin(context, login);
  if (!found) throw new ProblemError('not_found');
  return { id: found.id, investorId: found.id };
};
