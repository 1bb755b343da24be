import type { Schema } from '@meridian/api-client';
import { isDecimal } from '@meridian/money';

/** The quote of a confirmed deposit or exchange whose response was lost. A retry with the same quote does not repeat it. */
export type SentQuote = Pick<Schema<'ExchangeQuote'>, 'quoteId' | 'course' | 'feePercent'>;

/** No quote, for `useDraft`. */
export const emptyQuoteDraft = { quoteId: '', from: '', to: '', rate: '', feePercent: '' };

export const draftOfQuote = (quote: SentQuote | null) =>
  quote ? { quoteId: quote.quoteId, ...quote.course, feePercent: quote.feePercent } : emptyQuoteDraft;

export function quoteOfDraft(draft: typeof emptyQuoteDraft): SentQuote | null {
  const { quoteId, from, to, rate, feePercent } = draft;
  if (quoteId === '' || !isDecimal(rate) || !isDecimal(feePercent)) return null;
  return { quoteId, course: { from, to, rate }, feePercent };
}
