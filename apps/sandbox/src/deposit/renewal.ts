import type { Schema } from '@meridian/api-client';
import { add, incomeAfter, type Money } from '@meridian/money';
import type { Bilingual, Plan } from '../core/CompanySettings.ts';
import { invalid } from '../core/ProblemError.ts';
import type { DepositRow } from '../database/schema.ts';
import { checkAmount } from '../ledger/checkAmount.ts';
import { isOnOffer } from '../settings/isOnOffer.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { bodyBounds } from './invest.ts';

type Renewing = Pick<
  DepositRow,
  'plan' | 'body' | 'currency' | 'autoinvestment' | 'renewalAmount' | 'renewalPlan'
>;

/** Why a deposit could not be continued. */
type NotContinuedReason = 'choice_off' | 'not_offered' | 'amount_below_minimum' | 'amount_above_maximum';

type Renewal = { readonly plan: Plan; readonly amount: Money } | { readonly refused: NotContinuedReason };

const isDefault = ({ renewalAmount, renewalPlan }: Renewing) =>
  renewalAmount === 'body_and_accruals' && renewalPlan === null;

/**
 * Whether a new deposit starts at the end of the term. While the choice of the next term is off, a deposit with another choice than
 * the default is paid out: continuing it in another way would be against the investor's wish.
 */
export function isContinued({ settings }: Pick<TransactionContext, 'settings'>, row: Renewing): boolean {
  return row.autoinvestment && (settings.capabilities.depositRenewal || isDefault(row));
}

/** The plan of the next deposit, as it was named when it was chosen. */
export const renewalPlanOf = ({ renewalPlan, plan }: Renewing) => renewalPlan ?? plan;

/** What the next deposit is made of and on which plan, at these accruals, or why there is none. */
export function findRenewal(
  context: TransactionContext,
  row: Renewing,
  accrued: DepositRow['accrued'],
): Renewal {
  if (!isContinued(context, row)) return { refused: 'choice_off' };
  const { id } = renewalPlanOf(row);
  const plan = context.settings.plans.find((one) => one.id === id);
  if (!plan?.autoinvestment || plan.currency !== row.currency || !isOnOffer(plan, context.settings)) {
    return { refused: 'not_offered' };
  }
  const amount = {
    amount: row.renewalAmount === 'body' ? row.body : add(row.body, accrued),
    currency: row.currency,
  };
  const wrong = checkAmount(context.currencies, amount, bodyBounds(context, plan));
  if (wrong === undefined) return { plan, amount };
  return {
    refused: wrong === 'amount_below_minimum' || wrong === 'amount_above_maximum' ? wrong : 'not_offered',
  };
}

/** The accruals at the end of the term if they are paid in full. Once the term is over, all of them are in. */
const fullAccruals = ({ status, accrued, body, plan }: DepositRow) =>
  status === 'awaiting_completion' ? accrued : incomeAfter(body, plan, plan.timeInDays);

/** Why a deposit with autoinvestment will not be continued, as things are, if accruals are paid in full. */
export function findObstacle(context: TransactionContext, row: DepositRow): NotContinuedReason | undefined {
  if (!row.autoinvestment || row.status === 'closed') return undefined;
  const renewal = findRenewal(context, row, fullAccruals(row));
  return 'refused' in renewal ? renewal.refused : undefined;
}

/** The obstacle in the contract. A deposit whose choice is off has no autoinvestment there. */
export function serializeObstacle(
  context: TransactionContext,
  row: DepositRow,
): Schema<'DepositRenewalObstacle'> | undefined {
  const found = findObstacle(context, row);
  if (found === 'choice_off') return undefined;
  return found === 'not_offered' ? 'plan_unavailable' : found;
}

/** What to store of a choice. Rejects a choice that could not be carried out if the term ended as planned. */
export function readRenewal(
  context: TransactionContext,
  row: DepositRow,
  { autoinvestment, renewal }: Schema<'DepositChange'>,
): Pick<DepositRow, 'autoinvestment' | 'renewalAmount' | 'renewalPlan'> {
  if (autoinvestment && !row.plan.autoinvestment) throw invalid({ autoinvestment: 'unknown_value' });
  if (!renewal) return { autoinvestment, renewalAmount: 'body_and_accruals', renewalPlan: null };
  requireCapability(context, 'depositRenewal');
  const other = context.settings.plans.find(({ id }) => id === renewal.plan && id !== row.plan.id);
  if (!other && renewal.plan !== row.plan.id) throw invalid({ 'renewal.plan': 'unknown_value' });
  const chosen = {
    autoinvestment,
    renewalAmount: renewal.amount,
    renewalPlan: other ? { id: other.id, name: other.name } : null,
  };
  if (!autoinvestment) return chosen;
  const obstacle = findObstacle(context, { ...row, ...chosen });
  switch (obstacle) {
    case undefined:
      return chosen;
    case 'amount_below_minimum':
    case 'amount_above_maximum':
      throw invalid({ 'renewal.amount': obstacle });
    case 'not_offered':
    case 'choice_off':
      throw invalid({ 'renewal.plan': 'unknown_value' });
  }
}

function reasonWords(refused: NotContinuedReason, row: Renewing): Bilingual {
  const { name } = renewalPlanOf(row);
  switch (refused) {
    case 'choice_off':
      return {
        en: 'the plan or amount that you chose for the next term is no longer available',
        ru: 'продлить его по другому плану или на другую сумму, как вы выбрали, больше нельзя',
      };
    case 'not_offered':
      return {
        en: `the plan “${name.en}” is no longer on offer`,
        ru: `план «${name.ru}» больше не предлагается`,
      };
    case 'amount_below_minimum':
      return {
        en: `the amount is below the minimum of the plan “${name.en}”`,
        ru: `сумма меньше минимальной по плану «${name.ru}»`,
      };
    case 'amount_above_maximum':
      return {
        en: `the amount is above the maximum of the plan “${name.en}”`,
        ru: `сумма больше максимальной по плану «${name.ru}»`,
      };
  }
}

/** Says why a deposit was not continued. */
export function refusalWords(refused: NotContinuedReason, row: Renewing): Bilingual {
  const { en, ru } = reasonWords(refused, row);
  return { en: `It was not continued: ${en}.`, ru: `Депозит не продлён: ${ru}.` };
}

/** Says why a deposit will not be continued, as things are. */
export function obstacleWords(obstacle: NotContinuedReason, row: Renewing): Bilingual {
  const { en, ru } = reasonWords(obstacle, row);
  return {
    en: `As things are, no new deposit will start: ${en}.`,
    ru: `При нынешних условиях депозит не продлится: ${ru}.`,
  };
}
