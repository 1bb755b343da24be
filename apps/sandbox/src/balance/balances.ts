import type { Schema } from '@meridian/api-client';
import { add, type DecimalString } from '@meridian/money';
import { eq, sql } from 'drizzle-orm';
import { prepareOnce } from '../database/prepareOnce.ts';
import { type Investor, ledgerAccount } from '../database/schema.ts';
import type { Currencies, Work } from '../work/Work.ts';
import { wireMoney } from '../ledger/wireMoney.ts';

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
  { tx }: Work,
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
export function totalOf(balances: AccountBalances): DecimalString {
  return (['available', 'on_deposit', 'in_withdrawal'] as const).reduce<DecimalString>(
    (sum, kind) => add(sum, balances.get(kind) ?? '0'),
    '0',
  );
}

function wireCurrency(
  currencies: Currencies,
  code: string,
  decimals: number,
  balances: AccountBalances,
): Schema<'CurrencyBalance'> {
  const money = (amount: DecimalString = '0') => wireMoney(currencies, amount, code);
  return {
    decimals,
    available: money(balances.get('available')),
    onDeposit: money(balances.get('on_deposit')),
    inWithdrawal: money(balances.get('in_withdrawal')),
    heldAccruals: money(balances.get('held')),
    total: money(totalOf(balances)),
  };
}

export async function wireBalance(
  work: Work,
  investor: Pick<Investor, 'id' | 'balanceType' | 'balanceCurrency'>,
): Promise<Schema<'Balance'>> {
  const balances = await readBalances(work, investor.id);
  const currencies = [...work.currencies].map(
    ([code, decimals]) =>
      [code, wireCurrency(work.currencies, code, decimals, balances.get(code) ?? new Map())] as const,
  );
  return {
    type: investor.balanceType,
    currency: investor.balanceCurrency,
    currencies: Object.fromEntries(currencies),
  };
}
