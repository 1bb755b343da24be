import type { ApiError, Schema } from '@meridian/api-client';
import { type Outcome } from '@meridian/api-client/react';
import { isDecimal } from '@meridian/money';
import { useState } from 'react';
import { useExchangeQuote } from './exchangeQuote.requests.ts';
import { useDraft } from './useDraft.tsx';
import { useFieldErrors } from './useFieldErrors.ts';

/** The terms of an exchange that a user agrees to. */
export type AgreedQuote = Pick<Schema<'ExchangeQuote'>, 'quoteId' | 'course' | 'feePercent'>;

const emptyDraft = { quoteId: '', from: '', to: '', rate: '', feePercent: '' };

function quoteOfDraft({ quoteId, from, to, rate, feePercent }: typeof emptyDraft): AgreedQuote | null {
  if (quoteId === '' || !isDecimal(rate) || !isDecimal(feePercent)) return null;
  return { quoteId, course: { from, to, rate }, feePercent };
}

interface QuotedConfirmationOptions<Intent, Result> {
  /** The currencies of the exchange; null if none is needed. */
  pair: { readonly from: string; readonly to: string } | null;
  /** The call of the confirmed operation. */
  mutation: {
    readonly isMutating: boolean;
    readonly error: ApiError | undefined;
    readonly reset: () => void;
  };
  /** The fields of the form, for `useFieldErrors`. */
  fields: readonly string[];
  send: (intent: Intent) => Promise<Outcome<Result>>;
  onDone: (result: Result) => void;
}

/**
 * Quotes an exchange, and confirms what the user agreed to. A retry after a lost response sends the same quote, also after a
 * reload: the server spends it once. After a definitive refusal the current quote applies again. `form` names the draft.
 */
export function useQuotedConfirmation<Intent extends { readonly quote: AgreedQuote | null }, Result>(
  form: string,
  { pair, mutation, fields, send, onDone }: QuotedConfirmationOptions<Intent, Result>,
) {
  const { kept, keep, forget } = useDraft(`${form}-quote`, emptyDraft);
  const [sent, setSent] = useState(() => quoteOfDraft(kept));
  const [intent, setIntent] = useState<Intent | null>(null);
  const current = useExchangeQuote(pair);
  const { isMutating, error, reset } = mutation;
  const { fieldErrors, formError } = useFieldErrors(error, fields);
  const isSent = pair !== null && sent?.course.from === pair.from && sent.course.to === pair.to;
  const quote = isSent ? sent : current.data;
  const quoteProblem =
    current.error && !quote ? { error: current.error, onRetry: () => void current.mutate() } : undefined;

  function remember(agreed: AgreedQuote | null) {
    setSent(agreed);
    if (agreed) keep({ quoteId: agreed.quoteId, ...agreed.course, feePercent: agreed.feePercent });
    else forget();
  }

  async function confirm(agreed: Intent) {
    remember(agreed.quote);
    const outcome = await send(agreed);
    if (outcome.ok) {
      forget();
      onDone(outcome.data);
      return;
    }
    const { code, fields: rejected, isDefinitive } = outcome.error;
    if (isDefinitive) remember(null);
    if (code === 'quote_expired') void current.mutate();
    // Errors to fix in the form are shown there. For all others the dialog stays open for a retry.
    const needsChange = code === 'quote_expired' || code === 'insufficient_balance';
    if (needsChange || Object.keys(rejected).length > 0) setIntent(null);
  }

  return {
    /** Undefined while it loads, or if no exchange is needed. */
    quote,
    /** When the quote stops being valid; undefined for one that was sent before. */
    expiryDate: isSent ? undefined : current.data?.expiryDate,
    /** Errors by field, for `Form`. */
    validationErrors: fieldErrors,
    /** Why there is no quote, or what else the form has to show, for `SubmitArea`. */
    problem: quoteProblem ?? (intent ? undefined : formError),
    /** Opens the confirmation. */
    review(agreed: Intent) {
      reset();
      setIntent(agreed);
    },
    /** Props of the open confirmation; null while it is closed. */
    dialog: intent && {
      intent,
      onConfirm: () => void confirm(intent),
      onCancel: () => setIntent(null),
      isPending: isMutating,
      error,
    },
  };
}
