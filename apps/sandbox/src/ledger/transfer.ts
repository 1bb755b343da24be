import { type DecimalString, isZero, subtract } from '@meridian/money';
import type { Schema } from '@meridian/api-client';
import { ledgerEntry, ledgerTransfer, operation } from '../database/schema.ts';
import type { Bilingual } from '../settings/HouseSettings.ts';
import { newId } from '../work/newId.ts';
import type { Work } from '../work/Work.ts';
import { type Account, accountId, balanceOf } from './accounts.ts';

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
function entriesOf(movement: Movement): [Account, DecimalString][] {
  return [
    [movement.from, subtract('0', movement.amount)],
    [movement.to, movement.amount],
  ];
}

/**
 * Writes a transfer at the moment of the work. Every movement takes from one account what it gives to the other, so the
 * sum is zero; the database holds it to that, and to no investor's account going below zero.
 */
export async function post(work: Work, { kind, about, movements, seen }: Transfer): Promise<void> {
  const { sql, now } = work;
  const moving = movements.filter(({ amount }) => !isZero(amount));
  if (moving.length === 0) return;
  const transferId = newId(work);
  await sql.insert(ledgerTransfer).values({ id: transferId, kind, at: now, about });
  const entries = [];
  for (const movement of moving) {
    for (const [account, amount] of entriesOf(movement)) {
      const id = await accountId(sql, account, movement.currency);
      entries.push({ transferId, accountId: id, currency: movement.currency, amount });
    }
  }
  await sql.insert(ledgerEntry).values(entries);
  await show(work, transferId, about, seen);
}

/** Lists what is seen, each with the balance after it: the last one leaves the balance that the ledger has now. */
async function show(work: Work, transferId: string, about: string | null, seen: readonly Seen[]): Promise<void> {
  const rows = [];
  const after = new Map<string, DecimalString>();
  for (const { held = false, comment, ...line } of seen.filter(({ amount }) => !isZero(amount)).reverse()) {
    const key = `${line.investorId} ${line.currency}`;
    const balanceAfter =
      after.get(key) ?? (await balanceOf(work.sql, line.investorId, 'available', line.currency));
    after.set(key, held ? balanceAfter : subtract(balanceAfter, line.amount));
    rows.unshift({ ...line, transferId, at: work.now, subjectId: about, held, balanceAfter, comment });
  }
  if (rows.length > 0) await work.sql.insert(operation).values(rows.map((row) => ({ id: newId(work), ...row })));
}
