import { type DecimalString, isZero, type Money, percentOf } from '@meridian/money';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { investor, partner } from '../database/schema.ts';
import { company, of } from '../ledger/accounts.ts';
import { post } from '../ledger/transfer.ts';
import type { DepositRow } from '../deposit/openDeposit.ts';
import type { Work } from '../work/Work.ts';
import { type Above, levelsOf, readLine } from './line.ts';
import { awardTiers } from './tiers.ts';
import { worthOf } from '../balance/quotes.ts';

interface Reward extends Above {
  readonly amount: DecimalString;
}

type Kind = 'referral' | 'matching';

const subjects = { referral: 'referral_reward', matching: 'matching_reward' } as const;

/** Credits what somebody's deposit brings those above them, and counts it as that partner's profit. */
async function pay(work: Work, type: Kind, deposit: DepositRow, rewards: readonly Reward[]): Promise<void> {
  const { id, investorId: partnerId, currency } = deposit;
  await post(work, {
    kind: subjects[type],
    about: id,
    movements: rewards.map(({ investorId, amount }) => ({
      from: company('partners'),
      to: of(investorId, 'available'),
      amount,
      currency,
    })),
    seen: rewards.map(({ investorId, amount, login, level }) => ({
      investorId,
      type,
      subject: subjects[type],
      // The deposit is somebody else's: there is nothing of theirs to open.
      subjectId: null,
      amount,
      currency,
      comment: { en: `Partner ${login}, level ${level}`, ru: `Партнёр ${login}, уровень ${level}` },
    })),
  });
  for (const { investorId, amount } of rewards) {
    const profit = worthOf(work, { amount, currency });
    await work.tx
      .update(partner)
      .set({ profit: sql`${partner.profit} + ${profit}::numeric` })
      .where(and(eq(partner.investorId, investorId), eq(partner.partnerId, partnerId)));
  }
}

/** What an investment brings each level above: so many percent of the body, in its currency, rounded down. */
function rewardsOf({ settings }: Work, { body, plan }: DepositRow, line: readonly Above[]): Reward[] {
  return line.flatMap((above) => {
    const percent = settings.partners.levels.find(({ level }) => level === above.level)?.percent;
    const amount = percent === undefined ? '0' : percentOf(body, percent, plan.decimals);
    return isZero(amount) ? [] : [{ ...above, amount }];
  });
}

/** Counts an investment as the partner's own and in the turnover of those above; a tier that is reached is awarded. */
async function count(work: Work, partnerId: string, invested: Money, line: readonly Above[]): Promise<void> {
  const { tx } = work;
  const worth = worthOf(work, invested);
  await tx
    .update(partner)
    .set({ invested: sql`${partner.invested} + ${worth}::numeric` })
    .where(eq(partner.partnerId, partnerId));
  const inProgramme = line.filter(({ level }) => level <= levelsOf(work)).map(({ investorId }) => investorId);
  if (inProgramme.length === 0) return;
  const reached = await tx
    .update(investor)
    .set({ turnover: sql`${investor.turnover} + ${worth}::numeric` })
    .where(inArray(investor.id, inProgramme))
    .returning({ id: investor.id, turnover: investor.turnover });
  for (const id of inProgramme) {
    const turnover = reached.find((row) => row.id === id)?.turnover;
    if (turnover !== undefined) await awardTiers(work, id, turnover);
  }
}

/**
 * A person has put money from the balance into a deposit: everybody above them is rewarded and comes nearer to a tier.
 * What autoinvestment continues is no new money and brings nothing. The caller has locked the line.
 */
export async function rewardInvestment(work: Work, made: DepositRow): Promise<void> {
  const line = await readLine(work, made.investorId);
  if (line.length === 0) return;
  await pay(work, 'referral', made, rewardsOf(work, made, line));
  await count(work, made.investorId, { amount: made.body, currency: made.currency }, line);
}

/** A person's accruals are theirs at the end of the tariff: the inviter is credited the matching percent of them. */
export async function matchAccruals(work: Work, ended: DepositRow): Promise<void> {
  const [inviter] = await readLine(work, ended.investorId);
  if (inviter?.level !== 1) return;
  const { matchingPercent } = work.settings.partners;
  const amount = percentOf(ended.accrued, matchingPercent, ended.plan.decimals);
  if (isZero(amount)) return;
  await pay(work, 'matching', ended, [{ ...inviter, amount }]);
}
