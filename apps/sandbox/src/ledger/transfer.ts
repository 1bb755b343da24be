import { type DecimalString, isZero, subtract } from '@meridian/money';
import type { Schema } from '@meridian/api-client';
import { ledgerEntry, ledgerTransfer, operation } from '../database/schema.ts';
import type { Bilingual } from '../settings/HouseSettings.ts';
import { newId } from '../work/newId.ts';
import type { Work } from '../work/Work.ts';
import { type Account, availableOf, openAccounts } from './accounts.ts';

/** An amount that moves from one account to another. Zero moves nothing. */
export interface Movement {
  readonly from: Account;
  readonly to: Account;
  readonly amount: DecimalString;
  readonly currency: string;
}

/** What the investor sees of it. The amount is signed; a held one leaves the available balance as it was. */
export interface Seen {
  readonly investorId: string;
  readonly type: Schema<'OperationType'>;
  readonly subject: Schema<'OperationSubject'>;
  readonly amount: DecimalString;
  readonly currency: string;
  readonly held?: boolean;
  readonly comment?: Bilingual;
  /** What the transfer is about, unless given. */
  readonly subjectId?: string | null;
}

/** One operation of the product: what moves, and what is seen of it. */
export interface Transfer {
  /** What happened, for who reads the ledger. */
  readonly kind: string;
  /** Id of the refill, deposit, withdrawal or exchange behind it. */
  readonly about: string | null;
  readonly movements: readonly Movement[];
  readonly seen: readonly Seen[];
}

/** Signed change of each account of a movement. */
function entriesOf({ from, to, amount, currency }: Movement) {
  return [
    { account: from, currency, amount: subtract('0', amount) },
    { account: to, currency, amount },
  ];
}

/** A transfer of a moment of its own. */
export interface DatedTransfer extends Transfer {
  readonly at: Date;
}

type TransferRow = typeof ledgerTransfer.$inferInsert;

/**
 * Writes a transfer at the moment of the work. Every movement takes from one account what it gives to the other, so the
 * sum is zero; the database holds it to that, and to no investor's account going below zero.
 */
export async function post(work: Work, transfer: Transfer): Promise<void> {
  await postAll(work, [{ ...transfer, at: work.now }]);
}

/** Writes several transfers, the earliest first, as `post` does one: a month of accruals is one statement, not many. */
export async function postAll(work: Work, transfers: readonly DatedTransfer[]): Promise<void> {
  const { sql, chance } = work;
  const moving = transfers
    .map((transfer) => ({
      ...transfer,
      movements: transfer.movements.filter(({ amount }) => !isZero(amount)),
    }))
    .filter(({ movements }) => movements.length > 0)
    .map((transfer) => ({ ...transfer, id: newId({ now: transfer.at, chance }) }));
  if (moving.length === 0) return;

  const entries = moving.flatMap(({ id: transferId, movements }) =>
    movements.flatMap(entriesOf).map((entry) => ({ transferId, ...entry })),
  );
  const idOf = await openAccounts(sql, entries);
  await sql
    .insert(ledgerTransfer)
    .values(moving.map(({ id, kind, at, about }): TransferRow => ({ id, kind, at, about })));
  await sql
    .insert(ledgerEntry)
    .values(entries.map(({ account, ...entry }) => ({ ...entry, accountId: idOf({ account, ...entry }) })));
  await show(work, moving);
}

/** Lists what is seen, each with the balance after it: the last one leaves the balance that the ledger has now. */
async function show(
  work: Work,
  transfers: readonly (DatedTransfer & { readonly id: string })[],
): Promise<void> {
  const { sql, chance } = work;
  const lines = transfers.flatMap(({ id, at, about, seen }) =>
    seen
      .filter(({ amount }) => !isZero(amount))
      .map(({ held = false, subjectId = about, ...line }) => ({
        ...line,
        held,
        at,
        transferId: id,
        subjectId,
      })),
  );
  if (lines.length === 0) return;
  const available = await availableOf(sql, [...new Set(lines.map(({ investorId }) => investorId))]);
  const after = new Map<string, DecimalString>();
  const rows = [];
  for (const line of lines.toReversed()) {
    const key = `${line.investorId} ${line.currency}`;
    const balanceAfter = after.get(key) ?? available.get(line.investorId)?.get(line.currency) ?? '0';
    after.set(key, line.held ? balanceAfter : subtract(balanceAfter, line.amount));
    rows.push({ ...line, balanceAfter });
  }
  await sql
    .insert(operation)
    .values(rows.toReversed().map((row) => ({ id: newId({ now: row.at, chance }), ...row })));
}
