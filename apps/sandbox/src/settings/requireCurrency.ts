import { invalid } from '../core/ProblemError.ts';
import type { Work } from '../work/Work.ts';

/** Rejects a currency that the company does not have. */
export function requireCurrency({ currencies }: Pick<Work, 'currencies'>, currency: string): string {
  if (!currencies.has(currency)) throw invalid({ currency: 'unknown_value' });
  return currency;
}
