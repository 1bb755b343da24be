import type { Schema } from '@meridian/api-client';
import { isDecimal } from '@meridian/money';

/** The quote of a confirmed deposit that got no answer. A retry with the same quote is the same deposit. */
export type SentQuote = Pick<Schema<'ExchangeQuote'>, 'quoteId' | 'course'>;

/** Fields for `useDraft`. */
export const emptyQuoteDraft = { quoteId: '', from: '', to: '', rate: '' };

export const draftOfQuote = (quote: SentQuote | null) =>
  quote ? { quoteId: quote.quoteId, ...quote.course } : emptyQuoteDraft;

export const quoteOfDraft = ({ quoteId, from, to, rate }: typeof emptyQuoteDraft): SentQuote | null =>
  quoteId !== '' && isDecimal(rate) ? { quoteId, course: { from, to, rate } } : null;
