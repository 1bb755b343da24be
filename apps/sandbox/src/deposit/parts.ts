import type { Schema } from '@meridian/api-client';
import { type DecimalString, compare, incomeAfter, type Money, subtract, toAmount } from '@meridian/money';
import type { DepositRow } from '../database/schema.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';
import { checkAmount } from '../ledger/checkAmount.ts';
import { getDecimals, serializeMoney } from '../ledger/serializeMoney.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** The least and the most of the body that can be closed early. Undefined where no part can be. */
export function findPartBounds(
  { currencies, settings }: TransactionContext,
  { plan, body, currency }: DepositRow,
): Schema<'AmountBounds'> | undefined {
  if (!settings.capabilities.partialClosing || !plan.partialClose) return undefined;
  const most = subtract(body, plan.minimumDeposit.amount);
  if (compare(most, '0') <= 0) return undefined;
  return {
    minimum: serializeMoney(currencies, toAmount(1n, getDecimals(currencies, currency)), currency),
    maximum: serializeMoney(currencies, most, currency),
  };
}

/** Rejects a part that the plan does not allow, or that would leave less than its minimum. */
export function requirePart(context: TransactionContext, row: DepositRow, part: Money, field: string): void {
  requireCapability(context, 'partialClosing');
  if (!row.plan.partialClose) throw new ProblemError('deposit_closing_error');
  const bounds = findPartBounds(context, row);
  const error = bounds ? checkAmount(context.currencies, part, [bounds]) : 'amount_above_maximum';
  if (error) throw invalid({ [field]: error });
}

/** What remains after a part was closed early: the deposit as if it had been opened with the smaller body. */
export function withoutPart(row: DepositRow, part: DecimalString) {
  const body = subtract(row.body, part);
  return { ...row, body, accrued: incomeAfter(body, row.plan, row.accruedDays) };
}
