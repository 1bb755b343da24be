import type { Schema } from '@meridian/api-client';
import type { DecimalString } from '@meridian/money';
import { and, asc, count, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import { partner, readNumeric } from '../database/schema.ts';
import type { GuestHandlers, InvestorHandlers } from '../calls/handlers.ts';
import { readPage } from '../calls/readPage.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import { countLevels, readLineDown } from './line.ts';
import { readAwarded } from './tiers.ts';
import { reportingCurrency } from '../balance/quotes.ts';

const sortColumns = {
  date: partner.registeredAt,
  level: partner.level,
  login: sql`lower(${partner.login})`,
  inviterLogin: sql`lower(${partner.inviterLogin})`,
  personalInvestments: partner.invested,
  profit: partner.profit,
};

/** Not `like`: it would need escaping of the user’s wildcards. */
function contains(column: typeof partner.login | typeof partner.inviterLogin, part: string): SQL {
  return sql`position(${part.toLowerCase()} in lower(${column})) > 0`;
}

function moneyOf({ currencies }: TransactionContext) {
  return (amount: DecimalString) => serializeMoney(currencies, amount, reportingCurrency);
}

/** Every level of the programme, with zeros for empty ones. */
async function readLevels(
  context: TransactionContext,
  mine: SQL | undefined,
): Promise<Schema<'ReferralLevel'>[]> {
  const money = moneyOf(context);
  const rows = await context.tx
    .select({
      level: partner.level,
      partners: count(),
      profit: sql`sum(${partner.profit})`.mapWith(readNumeric),
    })
    .from(partner)
    .where(mine)
    .groupBy(partner.level)
    .orderBy(asc(partner.level));
  return context.settings.partners.levels.map(({ level, percent }) => {
    const row = rows.find((candidate) => candidate.level === level);
    return { level, percent, partners: row?.partners ?? 0, profit: money(row?.profit ?? '0') };
  });
}

export const partnerGuestHandlers: GuestHandlers = {
  async getBonusProgram(call) {
    requireCapability(call, 'referrals');
    return {
      status: 200,
      body: { tiers: [...call.settings.partners.tiers], turnover: null, tiersReached: null },
    };
  },
};

export const partnerHandlers: InvestorHandlers = {
  async listReferrals(call) {
    requireCapability(call, 'referrals');
    const { tx, investor, query } = call;
    const money = moneyOf(call);
    const mine = and(eq(partner.investorId, investor.id), lte(partner.level, countLevels(call)));
    const where = and(
      mine,
      query.search === undefined
        ? undefined
        : or(contains(partner.login, query.search), contains(partner.inviterLogin, query.search)),
      query.inviterLogin === undefined
        ? undefined
        : eq(sql`lower(${partner.inviterLogin})`, query.inviterLogin.toLowerCase()),
    );
    const listed = {
      rows: tx.select().from(partner).$dynamic(),
      of: partner,
      where,
      by: sortColumns[query.sort ?? 'date'],
      id: partner.partnerId,
    };
    const page = await readPage(call, query, listed, (row) => ({
      id: row.partnerId,
      login: row.login,
      inviterLogin: row.inviterLogin,
      date: row.registeredAt.toISOString(),
      personalInvestments: money(row.invested),
      profit: money(row.profit),
      level: row.level,
    }));
    const line =
      query.inviterLogin === undefined ? [] : await readLineDown(call, investor.id, query.inviterLogin);
    return { status: 200, body: { ...page, levels: await readLevels(call, mine), line } };
  },

  async getBonusProgram(call) {
    requireCapability(call, 'referrals');
    const { settings, investor } = call;
    return {
      status: 200,
      body: {
        tiers: [...settings.partners.tiers],
        turnover: moneyOf(call)(investor.turnover),
        tiersReached: (await readAwarded(call, investor.id)).length,
      },
    };
  },
};
