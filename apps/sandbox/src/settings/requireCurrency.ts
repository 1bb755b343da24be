import { invalid } from '../core/ProblemError.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** Rejects a currency that the company does not have. */
export function requireCurrency(
  { currencies }: Pick<TransactionContext, 'currencies'>,
  currency: string,
): string {
  if (!currencies.has(currency)) throw invalid({ currency: 'unknown_value' });
  return currency;
}
