import type { Schema } from '@meridian/api-client';
import { add, type Money } from '@meridian/money';
import { and, eq } from 'drizzle-orm';
import { ProblemError } from '../core/ProblemError.ts';
import { deposit, type Investor, operation, withdrawal } from '../database/schema.ts';
import { selectOperations, serializeOperation } from '../operations/readOperations.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import type { DocumentContent } from './DocumentContent.ts';
import { type DocumentFormat, documentFormat } from './documentFormat.ts';
import { holderRows } from './holderRows.ts';
import { countBlocks, readCount } from './readCount.ts';

type Operation = Schema<'Operation'>;

type ReceiptContext = TransactionContext & { readonly language: Schema<'Language'> };

type Row = readonly [term: string, value: string];

/** The details of an operation as the screen has them, and what has become of the money by now. */
export async function operationContent(
  context: ReceiptContext,
  investor: Investor,
  { id, timeZone }: { readonly id: string; readonly timeZone?: string },
): Promise<DocumentContent> {
  const format = documentFormat(context, timeZone);
  const { words, moment, money, change } = format;
  const [found] = await selectOperations(context.tx).where(
    and(eq(operation.investorId, investor.id), eq(operation.id, id)),
  );
  if (!found) throw new ProblemError('not_found');
  const shown = serializeOperation(context, found);
  const { fee, amount, balanceAfter } = await readMovement(context, investor, shown);
  const state = await readState(context, investor, shown, format);
  const row = (term: string, value: string | null | undefined): readonly Row[] =>
    value === null || value === undefined ? [] : [[term, value]];
  const sum = (term: string, value: Money | null | undefined) => row(term, value && change(value));
  const count = await readCount(context, investor.id);
  const isCounted = count !== undefined && found.operation.at <= count.takenAt;
  return {
    kind: 'operation',
    language: context.language,
    title: words.receipt.title,
    blocks: [
      {
        kind: 'facts',
        title: words.details,
        rows: [
          ...(await holderRows(context, investor, format)),
          [words.receipt.operation, words.operation[shown.subject]],
          [words.receipt.amount, change(amount)],
          [words.receipt.date, moment(shown.date, 'second')],
          [words.timeZone, format.timeZoneName],
          [words.receipt.type, words.type[shown.type]],
          ...(fee
            ? [
                [words.receipt.withoutFee, change(shown.amount)] as const,
                [words.operation[fee.subject], change(fee.amount)] as const,
              ]
            : []),
          ...sum(words.receipt.counterpart, shown.counterpart),
          ...row(words.receipt.plan, shown.plan),
          [words.receipt.balanceAfter, money(balanceAfter)],
          ...row(words.receipt.comment, shown.comment),
          ...row(words.receipt.hash, shown.hash),
          ...state.rows,
          [words.receipt.number, shown.id],
        ],
      },
      {
        kind: 'text',
        title: state.isOver ? words.receipt.happened : words.receipt.next,
        text: `${state.says} ${words.receipt.asOf}`,
      },
      ...(isCounted
        ? countBlocks(count, words.count.includes, format)
        : [{ kind: 'text', text: words.count.next } as const]),
    ],
  };
}

/** The fee that is booked beside an operation, for the same subject. */
const feeOf: Partial<Record<Schema<'OperationSubject'>, Schema<'OperationSubject'>>> = {
  withdrawal: 'withdrawal_fee',
  withdrawal_returned: 'withdrawal_fee_returned',
  deposit_closed: 'deposit_exit_fee',
  exchange_bought: 'exchange_fee',
};

/** An operation with the fee that was taken with it, as the list and the details show them. */
async function readMovement(context: ReceiptContext, investor: Investor, shown: Operation) {
  const subject = feeOf[shown.subject];
  const { subjectId, amount, balanceAfter } = shown;
  const [found] =
    subject === undefined || subjectId === null
      ? []
      : await selectOperations(context.tx).where(
          and(
            eq(operation.investorId, investor.id),
            eq(operation.subjectId, subjectId),
            eq(operation.subject, subject),
            eq(operation.currency, amount.currency),
          ),
        );
  if (!found) return { fee: undefined, amount, balanceAfter };
  const fee = serializeOperation(context, found);
  return {
    fee,
    amount: { ...amount, amount: add(amount.amount, fee.amount.amount) },
    // Ids sort in the order in which the operations were booked.
    balanceAfter: fee.id > shown.id ? fee.balanceAfter : balanceAfter,
  };
}

interface State {
  readonly rows: readonly Row[];
  readonly says: string;
  /** Whether nothing is left to happen. */
  readonly isOver: boolean;
}

/** What has become of the money by now. */
async function readState(
  context: ReceiptContext,
  investor: Investor,
  shown: Operation,
  format: DocumentFormat,
): Promise<State> {
  const { words, moment, money } = format;
  const { accrual, subject } = shown;
  if (accrual) {
    const { status, date, forfeited } = accrual;
    const since = date === null ? '' : `, ${moment(date, 'day')}`;
    return {
      rows: [
        [words.receipt.accrual, words.accrual[status] + since],
        ...(forfeited ? [[words.receipt.forfeited, money(forfeited)] as const] : []),
      ],
      says: words.outlook[status],
      isOver: status !== 'held',
    };
  }
  const outlook = outlooks[subject];
  const behind = outlook === 'locked' ? await readDeposit(context, investor, shown, format) : undefined;
  const sent = outlook === 'followed' ? await readWithdrawal(context, investor, shown, format) : undefined;
  return (
    behind ??
    sent ?? {
      rows: [],
      says: words.outlook[outlook],
      isOver: outlook !== 'free' && outlook !== 'locked' && outlook !== 'followed',
    }
  );
}

/** A deposit that is closed holds nothing until the end of a term. */
async function readDeposit(
  { tx }: ReceiptContext,
  investor: Investor,
  { subjectId }: Operation,
  { words, moment }: DocumentFormat,
): Promise<State | undefined> {
  const [found] = await tx
    .select({ status: deposit.status, closedAt: deposit.closedAt })
    .from(deposit)
    .where(and(eq(deposit.investorId, investor.id), eq(deposit.id, subjectId ?? '')));
  if (!found) return undefined;
  const { status, closedAt } = found;
  const since = closedAt === null ? '' : `, ${moment(closedAt.toISOString(), 'day')}`;
  return {
    rows: [[words.receipt.deposit, words.depositStatus[status] + since]],
    says: status === 'closed' ? words.receipt.depositClosed : words.outlook.locked,
    isOver: status === 'closed',
  };
}

/** Nothing has to be followed once a withdrawal is sent or has failed. */
async function readWithdrawal(
  { tx }: ReceiptContext,
  investor: Investor,
  { subjectId }: Operation,
  { words }: DocumentFormat,
): Promise<State | undefined> {
  const [found] = await tx
    .select({ status: withdrawal.status, cancelledAt: withdrawal.cancelledAt })
    .from(withdrawal)
    .where(and(eq(withdrawal.investorId, investor.id), eq(withdrawal.id, subjectId ?? '')));
  if (!found) return undefined;
  const { status, cancelledAt } = found;
  const isOver = status !== 'pending' && status !== 'on_inspection';
  return {
    rows: [
      [words.receipt.withdrawal, cancelledAt ? words.receipt.cancelled : words.withdrawalStatus[status]],
    ],
    says: isOver ? words.receipt.withdrawalOver[status] : words.outlook.followed,
    isOver,
  };
}

/** Where the money is, as the details on the screen decide it. */
const outlooks = {
  refill: 'free',
  deposit_accrual: 'held',
  accruals_released: 'free',
  accruals_forfeited: 'forfeited',
  deposit_opened: 'locked',
  deposit_renewed: 'locked',
  deposit_closed: 'free',
  deposit_exit_fee: 'fee',
  withdrawal: 'followed',
  withdrawal_fee: 'fee',
  withdrawal_returned: 'free',
  withdrawal_fee_returned: 'free',
  referral_reward: 'free',
  matching_reward: 'free',
  turnover_award: 'free',
  case_prize: 'free',
  exchange_sold: 'exchanged',
  exchange_bought: 'free',
  exchange_fee: 'fee',
  subscription_paid: 'paid',
  case_bought: 'paid',
  correction: 'corrected',
} as const satisfies Record<Schema<'OperationSubject'>, keyof DocumentFormat['words']['outlook']>;
