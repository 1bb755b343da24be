import { compare, type DecimalString, formatMoney, type Money } from '@meridian/money';
import { asc, eq } from 'drizzle-orm';
import { tierAward } from '../database/schema.ts';
import { company, investorAccount } from '../ledger/accounts.ts';
import { post } from '../ledger/transfer.ts';
import { notify } from '../notification/notify.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** Numbers of the tiers already awarded. */
export async function readAwarded({ tx }: TransactionContext, investorId: string): Promise<number[]> {
  const rows = await tx
    .select({ tier: tierAward.tier })
    .from(tierAward)
    .where(eq(tierAward.investorId, investorId))
    .orderBy(asc(tierAward.tier));
  return rows.map(({ tier }) => tier);
}

/** Awards every newly reached tier, lowest first, each only once. */
export async function awardTiers(
  context: TransactionContext,
  investorId: string,
  turnover: DecimalString,
): Promise<void> {
  const awarded = await readAwarded(context, investorId);
  const reached = context.settings.partners.tiers.filter(
    ({ tier, turnover: needed }) => !awarded.includes(tier) && compare(turnover, needed.amount) >= 0,
  );
  for (const { tier, award } of reached.toSorted((a, b) => a.tier - b.tier)) {
    await context.tx.insert(tierAward).values({ investorId, tier, at: context.now });
    await credit(context, investorId, tier, award);
  }
}

async function credit(
  context: TransactionContext,
  investorId: string,
  tier: number,
  award: Money,
): Promise<void> {
  await post(context, {
    kind: 'turnover_award',
    about: null,
    movements: [{ from: company('partners'), to: investorAccount(investorId, 'available'), ...award }],
    operations: [
      {
        investorId,
        type: 'bonus',
        subject: 'turnover_award',
        ...award,
        comment: { en: `Tier ${tier}`, ru: `Ступень ${tier}` },
      },
    ],
  });
  await notify(context, {
    investorId,
    topic: 'partners',
    title: { en: `Tier ${tier} is reached`, ru: `Ступень ${tier} достигнута` },
    text: {
      en: `Turnover award: ${formatMoney(award, 'en')}. The money is on your balance.`,
      ru: `Награда за оборот партнёров — ${formatMoney(award, 'ru')}. Деньги на балансе.`,
    },
  });
}
