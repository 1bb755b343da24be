import { type DecimalString, formatMoney, isZero, type Money, calculatePercent } from '@meridian/money';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type DepositRow, investor, partner } from '../database/schema.ts';
import { company, investorAccount } from '../ledger/accounts.ts';
import { post } from '../ledger/transfer.ts';
import { notifyAll } from '../notification/notify.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { type Above, countLevels, readLine } from './line.ts';
import { awardTiers } from './tiers.ts';
import { calculateWorth } from '../balance/quotes.ts';

interface Reward extends Above {
  readonly amount: DecimalString;
}

type Kind = 'referral' | 'matching';

const subjects = { referral: 'referral_reward', matching: 'matching_reward' } as const;

/** Whose deposit brought a reward, as the notification says it. */
export const rewardReasons: Readonly<Record<Kind, (above: Pick<Above, 'login' | 'level'>) => Bilingual>> = {
  referral: ({ login, level }) => ({
    en: `For a deposit of ${login}, level ${level}. The money is on your balance.`,
    ru: `За депозит партнёра ${login}, уровень ${level}. Деньги на балансе.`,
  }),
  matching: ({ login }) => ({
    en: `Matching for the accruals of ${login}. The money is on your balance.`,
    ru: `Бонус с начислений партнёра ${login}. Деньги на балансе.`,
  }),
};

/** Whose deposit brought a reward, as the operation says it. */
export const rewardComment = ({ login, level }: Pick<Above, 'login' | 'level'>): Bilingual => ({
  en: `Partner ${login}, level ${level}`,
  ru: `Партнёр ${login}, уровень ${level}`,
});

/** Credits a reward for a deposit to the investors above, notifies them, and adds it to the partner’s profit. */
async function pay(
  context: TransactionContext,
  type: Kind,
  deposit: DepositRow,
  rewards: readonly Reward[],
): Promise<void> {
  const { id, investorId: partnerId, currency } = deposit;
  await post(context, {
    kind: subjects[type],
    about: id,
    movements: rewards.map(({ investorId, amount }) => ({
      from: company('partners'),
      to: investorAccount(investorId, 'available'),
      amount,
      currency,
    })),
    operations: rewards.map(({ investorId, amount, login, level }) => ({
      investorId,
      type,
      subject: subjects[type],
      // The deposit belongs to somebody else, so the operation cannot link to it.
      subjectId: null,
      amount,
      currency,
      comment: rewardComment({ login, level }),
    })),
  });
  await notifyAll(
    context,
    rewards.map(({ amount, ...above }) => ({
      at: context.now,
      investorId: above.investorId,
      topic: 'partners',
      title: {
        en: `Reward: ${formatMoney({ amount, currency }, 'en')}`,
        ru: `От партнёров: ${formatMoney({ amount, currency }, 'ru')}`,
      },
      text: rewardReasons[type](above),
      push: { en: 'A reward for your partners', ru: 'Награда от партнёров' },
    })),
  );
  for (const { investorId, amount } of rewards) {
    const profit = calculateWorth(context, { amount, currency });
    await context.tx
      .update(partner)
      .set({ profit: sql`${partner.profit} + ${profit}::numeric` })
      .where(and(eq(partner.investorId, investorId), eq(partner.partnerId, partnerId)));
  }
}

/** Reward of each level: its percentage of the body, in the same currency, rounded down. */
function rewardsOf(
  { settings }: TransactionContext,
  { body, plan }: DepositRow,
  line: readonly Above[],
): Reward[] {
  return line.flatMap((above) => {
    const percent = settings.partners.levels.find(({ level }) => level === above.level)?.percent;
    const amount = percent === undefined ? '0' : calculatePercent(body, percent, plan.decimals);
    return isZero(amount) ? [] : [{ ...above, amount }];
  });
}

/** Adds an investment to the partner’s total and to the turnover of those above, and awards tiers reached. */
async function count(
  context: TransactionContext,
  partnerId: string,
  invested: Money,
  line: readonly Above[],
): Promise<void> {
  const { tx } = context;
  const worth = calculateWorth(context, invested);
  await tx
    .update(partner)
    .set({ invested: sql`${partner.invested} + ${worth}::numeric` })
    .where(eq(partner.partnerId, partnerId));
  const inProgramme = line
    .filter(({ level }) => level <= countLevels(context))
    .map(({ investorId }) => investorId);
  if (inProgramme.length === 0) return;
  const reached = await tx
    .update(investor)
    .set({ turnover: sql`${investor.turnover} + ${worth}::numeric` })
    .where(inArray(investor.id, inProgramme))
    .returning({ id: investor.id, turnover: investor.turnover });
  for (const id of inProgramme) {
    const turnover = reached.find((row) => row.id === id)?.turnover;
    if (turnover !== undefined) await awardTiers(context, id, turnover);
  }
}

/**
 * Rewards everybody above an investor for a deposit paid from the balance. Reinvested money brings no reward, and
 * nothing does while referrals are switched off. The caller has locked the line.
 */
export async function rewardInvestment(context: TransactionContext, made: DepositRow): Promise<void> {
  if (!context.settings.capabilities.referrals) return;
  const line = await readLine(context, made.investorId);
  if (line.length === 0) return;
  await pay(context, 'referral', made, rewardsOf(context, made, line));
  await count(context, made.investorId, { amount: made.body, currency: made.currency }, line);
}

/** Credits the inviter the matching percentage of the accruals that a partner received at the end of a term. */
export async function matchAccruals(context: TransactionContext, ended: DepositRow): Promise<void> {
  if (!context.settings.capabilities.referrals) return;
  const [inviter] = await readLine(context, ended.investorId);
  if (inviter?.level !== 1) return;
  const { matchingPercent } = context.settings.partners;
  const amount = calculatePercent(ended.accrued, matchingPercent, ended.plan.decimals);
  if (isZero(amount)) return;
  await pay(context, 'matching', ended, [{ ...inviter, amount }]);
}
