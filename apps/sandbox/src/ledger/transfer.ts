import { add, type DecimalString, isZero, subtract } from '@meridian/money';
import type { Schema } from '@meridian/api-client';
import { ledgerEntry, ledgerTransfer, operation } from '../database/schema.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { type Account, investorAccount, openAccounts } from './accounts.ts';
import { newId } from '../core/random.ts';

/** Moves an amount between two accounts. A zero amount writes nothing. */
export interface Movement {
  readonly from: Account;
  readonly to: Account;
  readonly amount: DecimalString;
  readonly currency: string;
}

/** The line an investor sees. The amount is signed; a held amount does not change the available balance. */
export interface OperationLine {
  readonly investorId: string;
  readonly type: Schema<'OperationType'>;
  readonly subject: Schema<'OperationSubject'>;
  readonly amount: DecimalString;
  readonly currency: string;
  readonly held?: boolean;
  readonly comment?: Bilingual;
  /** Default: the reference of the transfer. */
  readonly subjectId?: string | null;
}

/** One operation of the product: its movements and the lines investors see. */
export interface Transfer {
  /** Description for readers of the ledger. */
  readonly kind: string;
  /** Id of the related refill, deposit, withdrawal or exchange. */
  readonly about: string | null;
  readonly movements: readonly Movement[];
  readonly operations: readonly OperationLine[];
}

/** Signed change of each account. */
function entriesOf({ from, to, amount, currency }: Movement) {
  return [
    { account: from, currency, amount: subtract('0', amount) },
    { account: to, currency, amount },
  ];
}

/** A transfer with its own date. */
export interface DatedTransfer extends Transfer {
  readonly at: Date;
}

type TransferRow = typeof ledgerTransfer.$inferInsert;

/**
 * Writes a transfer dated at the moment of the work. Every movement debits one account and credits another, so the sum
 * is zero. The database enforces this, and that no investor account goes negative.
 */
export async function post(context: TransactionContext, transfer: Transfer): Promise<void> {
  await postAll(context, [{ ...transfer, at: context.now }]);
}

/** Writes several transfers, the earliest first, in one statement: a month of accruals would otherwise need many. */
export async function postAll(
  context: TransactionContext,
  transfers: readonly DatedTransfer[],
): Promise<void> {
  const { tx, random } = context;
  const moving = transfers
    .map((transfer) => ({
      ...transfer,
      movements: transfer.movements.filter(({ amount }) => !isZero(amount)),
    }))
    .filter(({ movements }) => movements.length > 0)
    .map((transfer) => ({ ...transfer, id: newId({ now: transfer.at, random }) }));
  if (moving.length === 0) return;

  const entries = moving.flatMap(({ id: transferId, movements }) =>
    movements.flatMap(entriesOf).map((entry) => ({ transferId, ...entry })),
  );
  const lines = moving.flatMap(linesOf);
  const find = await openAccounts(
    tx,
    entries,
    lines.map(({ investorId }) => investorId),
  );
  const written = tx.$with('written').as(
    tx
      .insert(ledgerTransfer)
      .values(moving.map(({ id, kind, at, about }): TransferRow => ({ id, kind, at, about })))
      .returning({ id: ledgerTransfer.id }),
  );
  await tx
    .with(written)
    .insert(ledgerEntry)
    .values(
      entries.map(({ account, ...entry }) => ({ ...entry, accountId: idOf(find, account, entry.currency) })),
    );
  if (lines.length === 0) return;

  const moved = new Map<string, DecimalString>();
  for (const { account, currency, amount } of entries) {
    if (account.kind !== 'available') continue;
    const key = balanceKey(account.owner, currency);
    moved.set(key, add(moved.get(key) ?? '0', amount));
  }
  const leftTo = (investorId: string, currency: string) =>
    add(
      find({ account: investorAccount(investorId, 'available'), currency })?.balance ?? '0',
      moved.get(balanceKey(investorId, currency)) ?? '0',
    );
  await tx
    .insert(operation)
    .values(withBalances(lines, leftTo).map((row) => ({ id: newId({ now: row.at, random }), ...row })));
}

/** Map key for one investor and currency. */
function balanceKey(investorId: string, currency: string): string {
  return `${investorId} ${currency}`;
}

function idOf(find: Awaited<ReturnType<typeof openAccounts>>, account: Account, currency: string): number {
  const found = find({ account, currency });
  if (!found)
    throw new Error(`The account ${account.owner} ${account.kind} ${currency} could not be opened.`);
  return found.id;
}

function linesOf({ id, at, about, operations }: DatedTransfer & { readonly id: string }) {
  return operations
    .filter(({ amount }) => !isZero(amount))
    .map(({ held = false, subjectId = about, ...line }) => ({
      ...line,
      held,
      at,
      transferId: id,
      subjectId,
    }));
}

/** Computes the balance after each line, from the last line back. */
function withBalances<Line extends OperationLine>(
  lines: readonly Line[],
  leftTo: (investorId: string, currency: string) => DecimalString,
): (Line & { readonly balanceAfter: DecimalString })[] {
  const after = new Map<string, DecimalString>();
  return lines
    .toReversed()
    .map((line) => {
      const key = balanceKey(line.investorId, line.currency);
      const balanceAfter = after.get(key) ?? leftTo(line.investorId, line.currency);
      after.set(key, line.held ? balanceAfter : subtract(balanceAfter, line.amount));
      return { ...line, balanceAfter };
    })
    .toReversed();
}
