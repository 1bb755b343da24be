import { listDisplayCurrencies } from '../courses/courses.handlers.ts';
import { invalid } from '../core/ProblemError.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

interface YearlyReportCall extends Pick<TransactionContext, 'settings'> {
  readonly query: { readonly displayCurrency?: string };
}

/** Refuses a report while it or its values are switched off, and values in a currency that is not offered. */
export function requireYearlyReport(call: YearlyReportCall): void {
  requireCapability(call, 'yearlyReport');
  const { displayCurrency } = call.query;
  if (displayCurrency === undefined) return;
  requireCapability(call, 'displayCurrency');
  if (!listDisplayCurrencies(call.settings).includes(displayCurrency)) {
    throw invalid({ displayCurrency: 'unknown_value' });
  }
}
