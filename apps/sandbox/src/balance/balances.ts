import type { Schema } from '@meridian/api-client';
import { add, type DecimalString, isZero } from '@meridian/money';
import { and, desc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { prepareOnce } from '../database/prepareOnce.ts';
import {
  deposit,
  type Investor,
  investor as investors,
  ledgerAccount,
  liabilityAccount,
  liabilitySnapshot,
  refill,
} from '../database/schema.ts';
import type { Currencies, TransactionContext } from '../transaction/TransactionContext.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import { reportingCurrency, calculateWorth } from './quotes.ts';

/** Balances of an investor in one currency, by account. A missing account is zero. */
type AccountBalances = ReadonlyMap<string, DecimalString>;

const accountsQuery = prepareOnce((tx) =>
  tx
    .select({
      currency: ledgerAccount.currency,
      kind: ledgerAccount.kind,
      balance: ledgerAccount.balance,
    })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.owner, sql.placeholder('investorId')))
    .prepare('accounts_of_investor'),
);

/** Balances of the investor, by currency. */
export async function readBalances(
  { tx }: TransactionContext,
  investorId: string,
): Promise<Map<string, Map<string, DecimalString>>> {
  const rows = await accountsQuery(tx).execute({ investorId });
  const balances = new Map<string, Map<string, DecimalString>>();
  for (const { currency, kind, balance } of rows) {
    balances.set(currency, (balances.get(currency) ?? new Map<string, DecimalString>()).set(kind, balance));
  }
  return balances;
}

/** `available` + `on_deposit` + `in_withdrawal`. Held accruals can still be forfeited and do not count. */
export function sumBalances(balances: AccountBalances): DecimalString {
  return (['available', 'on_deposit', 'in_withdrawal'] as const).reduce<DecimalString>(
    (sum, kind) => add(sum, balances.get(kind) ?? '0'),
    '0',
  );
}

function serializeCurrency(
  currencies: Currencies,
  code: string,
  decimals: number,
  balances: AccountBalances,
): Schema<'CurrencyBalance'> {
  const money = (amount: DecimalString = '0') => serializeMoney(currencies, amount, code);
  return {
    decimals,
    available: money(balances.get('available')),
    onDeposit: money(balances.get('on_deposit')),
    inWithdrawal: money(balances.get('in_withdrawal')),
    heldAccruals: money(balances.get('held')),
    total: money(sumBalances(balances)),
  };
}

/** Whether a refill or a deposit is not settled, and when the account was counted last. */
const stateQuery = prepareOnce((tx) => {
  const ofInvestor = sql.placeholder('investorId');
  const refills = tx
    .select({ id: refill.id })
    .from(refill)
    .where(and(eq(refill.investorId, ofInvestor), eq(refill.status, 'waiting')));
  const deposits = tx
    .select({ id: deposit.id })
    .from(deposit)
    .where(
      and(eq(deposit.investorId, ofInvestor), inArray(deposit.status, ['waiting', 'awaiting_completion'])),
    );
  const counted = tx
    .select({ takenAt: liabilitySnapshot.takenAt })
    .from(liabilitySnapshot)
    .innerJoin(liabilityAccount, eq(liabilityAccount.snapshotId, liabilitySnapshot.id))
    .where(eq(liabilityAccount.investorId, ofInvestor))
    .orderBy(desc(liabilitySnapshot.takenAt))
    .limit(1);
  return tx
    .select({
      isUnsettled: sql<boolean>`${or(exists(refills), exists(deposits))}`,
      countedAt: sql`(${counted})`.mapWith(liabilitySnapshot.takenAt),
    })
    .from(investors)
    .where(eq(investors.id, ofInvestor))
    .prepare('state_of_balance');
});

/** All currencies in one, at the courses of now. */
function serializeWorth(context: TransactionContext, totals: readonly Schema<'Money'>[]): Schema<'Worth'> {
  const sum = totals.reduce<DecimalString>((worth, total) => add(worth, calculateWorth(context, total)), '0');
  return {
    total: serializeMoney(context.currencies, sum, reportingCurrency),
    courseDate: context.now.toISOString(),
  };
}

export async function serializeBalance(
  context: TransactionContext,
  investor: Pick<Investor, 'id' | 'balanceType' | 'balanceCurrency'>,
): Promise<Schema<'Balance'>> {
  const balances = await readBalances(context, investor.id);
  const [state] = await stateQuery(context.tx).execute({ investorId: investor.id });
  const currencies = [...context.currencies].map(
    ([code, decimals]) =>
      [code, serializeCurrency(context.currencies, code, decimals, balances.get(code) ?? new Map())] as const,
  );
  const figures = currencies.map(([, ofCurrency]) => ofCurrency);
  const countedAt = state?.countedAt;
  return {
    type: investor.balanceType,
    currency: investor.balanceCurrency,
    currencies: Object.fromEntries(currencies),
    pending: state?.isUnsettled === true || figures.some(({ inWithdrawal }) => !isZero(inWithdrawal.amount)),
    worth: serializeWorth(
      context,
      figures.map(({ total }) => total),
    ),
    ...(countedAt && { countedDate: countedAt.toISOString() }),
  };
}
