export { AmountField, type AmountFieldProps } from './AmountField.tsx';
export { chosenOrOnly } from './chosenOrOnly.ts';
export { messages } from './messages.ts';
export {
  MoneyForm,
  type MoneyFormAction,
  type MoneyFormProps,
  MoneyFormSkeleton,
  type MoneyFormSkeletonProps,
} from './MoneyForm.tsx';
export { type Draft, DraftsOf, forgetDrafts, type Texts, useDraft, useDraftChoice } from './useDraft.tsx';
export { type FormErrors, useFieldErrors } from './useFieldErrors.ts';
export { type MoneyEntry, useMoneyDraft, useMoneyEntries, useMoneyEntry } from './useMoneyEntry.ts';
export { quoteRenewalSeconds } from './exchangeQuote.requests.ts';
export { type AgreedQuote, useQuotedConfirmation } from './useQuotedConfirmation.ts';
export { CountryField } from './CountryField.tsx';
export { NextSteps, type NextStepsProps } from './NextSteps.tsx';
export { NationalPhone } from './lazyPhone.ts';
export { PhoneInput } from './PhoneInput.tsx';
export { useTextRefusal } from './useTextRefusal.ts';
export { useSubmit } from './useSubmit.ts';
export { WithdrawalPauseNote } from './WithdrawalPauseNote.tsx';
