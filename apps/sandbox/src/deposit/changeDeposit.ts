import { eq } from 'drizzle-orm';
import { deposit } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { endTerm } from './endDeposit.ts';
import { getDayLength } from './receipts.ts';

/** Moves a deposit to its next status: it starts, its term ends, or it is paid out. */
export async function changeDeposit(context: TransactionContext, id: string): Promise<void> {
  const { tx } = context;
  const [row] = await tx.select().from(deposit).where(eq(deposit.id, id));
  switch (row?.status) {
    case 'waiting': {
      const firstDay = row.startsAt.getTime() + getDayLength(row);
      await tx
        .update(deposit)
        .set({ status: 'in_work', nextAccrualAt: new Date(firstDay), nextChangeAt: row.endsAt })
        .where(eq(deposit.id, id));
      return;
    }
    case 'in_work':
      if (row.paysOutAt <= row.endsAt) return endTerm(context, row);
      await tx
        .update(deposit)
        .set({ status: 'awaiting_completion', nextChangeAt: row.paysOutAt })
        .where(eq(deposit.id, id));
      return;
    case 'awaiting_completion':
      return endTerm(context, row);
    case 'closed':
    case undefined:
      throw new Error(`The deposit ${id} has nothing left to change.`);
  }
}
