import type { Schema } from '@meridian/api-client';
import { isDecimal } from '@meridian/money';

/** The quote of a confirmed deposit whose response was lost. A retry with the same quote creates no second deposit. */
export type SentQuote = Pick<Schema<'ExchangeQuote'>, 'quoteId' | 'course'>;

/** Fields for `useDraft`. */
export const emptyQuoteDraft = { quoteId: '', from: '', to: '', rate: '' };

export const draftOfQuote = (quote: SentQuote | null) =>
  quote ? { quoteId: quote.quoteId, ...quote.course } : emptyQuoteDraft;

export const quoteOfDraft = ({ quoteId, from, to, rate }: typeof emptyQuoteDraft): SentQuote | null =>
  quoteId !== '' && isDecimal(rate) ? { quoteId, course: { from, to, rate } } : null;
