export { MaintenancePage, type MaintenancePageProps } from './MaintenancePage.tsx';
export { messages } from './messages/index.ts';
export { draftOfMoney, emptyMoneyDraft, moneyOfDraft } from './moneyDraft.ts';
export { ProblemBanner, type ProblemBannerProps } from './ProblemBanner.tsx';
export { DraftsOf, forgetDrafts, useDraft } from './useDraft.tsx';
export { type FormErrors, useFieldErrors } from './useFieldErrors.ts';
export { useMoneyFieldMessages } from './useMoneyFieldMessages.ts';
