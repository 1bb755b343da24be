export { MaintenancePage, type MaintenancePageProps } from './MaintenancePage.tsx';
export { messages } from './messages/index.ts';
export { draftOfMoney, emptyMoneyDraft, moneyOfDraft, useMoneyFieldMessages } from './moneyField.ts';
export { ProblemBanner, type ProblemBannerProps } from './ProblemBanner.tsx';
export { SupportProvider, SupportText, type SupportTextProps } from './SupportText.tsx';
export { DraftsOf, forgetDrafts, useDraft } from './useDraft.tsx';
export { draftOfQuote, emptyQuoteDraft, quoteOfDraft, type SentQuote } from './quoteDraft.ts';
export { useSecondsUntil } from './useSecondsUntil.ts';
export { type FormErrors, useFieldErrors } from './useFieldErrors.ts';
