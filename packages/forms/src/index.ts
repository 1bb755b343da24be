export { AmountField, type AmountFieldProps } from './AmountField.tsx';
export { chosenOrOnly } from './chosenOrOnly.ts';
export { messages } from './messages/index.ts';
export { SubmitArea, type SubmitAreaProps } from './SubmitArea.tsx';
export { DraftsOf, forgetDrafts, useDraft, useDraftChoice } from './useDraft.tsx';
export { type FormErrors, useFieldErrors } from './useFieldErrors.ts';
export { emptyMoneyDraft, type MoneyEntry, useMoneyEntry } from './useMoneyEntry.ts';
export { type AgreedQuote, quoteRenewalSeconds, useQuotedConfirmation } from './useQuotedConfirmation.ts';
