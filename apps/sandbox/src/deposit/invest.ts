import type { Schema } from '@meridian/api-client';
import { exchangedAt, subtract, type Money } from '@meridian/money';
import { spendQuote } from '../balance/quotes.ts';
import type { DepositRow, Investor } from '../database/schema.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';
import { requireAvailable, company, investorAccount } from '../ledger/accounts.ts';
import { findBounds, checkAmount } from '../ledger/checkAmount.ts';
import { type Movement, post } from '../ledger/transfer.ts';
import { rewardInvestment } from '../partner/rewards.ts';
import { refuseBeyondOwnLimit } from '../user/ownLimits.ts';
import type { Plan } from '../core/CompanySettings.ts';
import { isOnOffer } from '../settings/isOnOffer.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { openDeposit } from './openDeposit.ts';

/** Limits on the body: those of the plan and those of the settings. */
export function bodyBounds({ settings }: TransactionContext, plan: Plan) {
  return [
    findBounds(settings.deposit.deposits, plan.currency),
    { minimum: plan.minimumDeposit, maximum: plan.maximumDeposit },
  ];
}

interface Body {
  readonly body: Money;
  readonly rate: DepositRow['rate'];
}

async function bodyOf(
  context: TransactionContext,
  investorId: string,
  { amount, quoteId }: Schema<'DepositRequest'>,
  plan: Plan,
): Promise<Body> {
  if (amount.currency === plan.currency) return { body: amount, rate: null };
  const { base, target, rate } = await spendQuote(context, investorId, quoteId);
  if (base !== amount.currency || target !== plan.currency) throw invalid({ quoteId: 'unknown_value' });
  return { body: { amount: exchangedAt(rate, amount.amount, plan.decimals), currency: plan.currency }, rate };
}

function listMovements(investorId: string, paid: Money, body: Money): Movement[] {
  const [available, onDeposit] = [
    investorAccount(investorId, 'available'),
    investorAccount(investorId, 'on_deposit'),
  ];
  if (paid.currency === body.currency) return [{ from: available, to: onDeposit, ...body }];
  return [
    { from: available, to: company('exchange'), ...paid },
    { from: company('exchange'), to: onDeposit, ...body },
  ];
}

/** Moves the amount from the balance into a new deposit and rewards the inviters above. */
export async function invest(
  context: TransactionContext,
  { id: investorId }: Pick<Investor, 'id'>,
  request: Schema<'DepositRequest'>,
): Promise<DepositRow> {
  const plan = context.settings.plans.find(({ id }) => id === request.plan);
  if (!plan || !isOnOffer(plan, context.settings)) throw new ProblemError('plan_unavailable');
  if (request.autoinvestment && !plan.autoinvestment) throw invalid({ autoinvestment: 'unknown_value' });
  const paid = request.amount;
  const taken = checkAmount(context.currencies, paid, [
    findBounds(context.settings.deposit.investments, paid.currency),
  ]);
  if (taken) throw invalid({ amount: taken });
  const { body, rate } = await bodyOf(context, investorId, request, plan);
  const wrong = checkAmount(context.currencies, body, bodyBounds(context, plan));
  if (wrong) throw invalid({ amount: wrong });
  await requireAvailable(context, investorId, paid);
  await refuseBeyondOwnLimit(context, investorId, 'deposits_per_month', paid);

  const made = await openDeposit(context, {
    investorId,
    plan,
    body: body.amount,
    paid: paid.amount,
    paidCurrency: paid.currency,
    rate,
    autoinvestment: request.autoinvestment,
    startDelaySeconds: plan.startDelaySeconds,
  });
  await post(context, {
    kind: 'deposit_opened',
    about: made.id,
    movements: listMovements(investorId, paid, body),
    operations: [
      {
        investorId,
        type: 'system',
        subject: 'deposit_opened',
        amount: subtract('0', paid.amount),
        currency: paid.currency,
      },
    ],
  });
  await rewardInvestment(context, made);
  return made;
}
