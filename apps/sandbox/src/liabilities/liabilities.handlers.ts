import { parseAmounts } from '@meridian/liabilities';
import type { Schema } from '@meridian/api-client';
import { parseDecimal } from '@meridian/money';
import type { GuestHandlers, InvestorHandlers } from '../calls/handlers.ts';
import { readPage } from '../calls/readPage.ts';
import { liabilitySnapshot } from '../database/schema.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { findSnapshot, readProof, type Snapshot } from './readProof.ts';

function serializeSnapshot(
  { currencies }: TransactionContext,
  { id, takenAt, accounts, leaves, root, total }: Snapshot,
): Schema<'LiabilitySnapshot'> {
  const amounts = parseAmounts(total);
  return {
    id,
    takenAt: takenAt.toISOString(),
    accounts,
    leaves,
    root,
    total,
    amounts: Array.from(currencies.keys())
      .filter((currency) => amounts[currency] !== undefined)
      .map((currency) => serializeMoney(currencies, parseDecimal(amounts[currency] ?? '0'), currency)),
  };
}

/** What everybody may see: roots with their sums. */
export const liabilitiesGuestHandlers: GuestHandlers = {
  async listLiabilities(call) {
    const body = await readPage(
      call,
      call.query,
      {
        rows: call.tx.select().from(liabilitySnapshot).$dynamic(),
        of: liabilitySnapshot,
        where: undefined,
        by: liabilitySnapshot.takenAt,
        id: liabilitySnapshot.id,
      },
      (row) => serializeSnapshot(call, row),
    );
    return { status: 200, body };
  },

  async getLiabilities(call) {
    return { status: 200, body: serializeSnapshot(call, await findSnapshot(call, call.path.id)) };
  },
};

export const liabilitiesHandlers: InvestorHandlers = {
  async getLiabilityProof(call) {
    return { status: 200, body: await readProof(call, call.path.id, call.investor.id) };
  },
};
