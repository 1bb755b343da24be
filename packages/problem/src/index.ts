export { MaintenancePage, type MaintenancePageProps } from './MaintenancePage.tsx';
export { messages } from './messages/index.ts';
export { draftOfMoney, emptyMoneyDraft, moneyOfDraft, useMoneyFieldMessages } from './moneyField.ts';
export { ProblemBanner, type ProblemBannerProps } from './ProblemBanner.tsx';
export { DraftsOf, forgetDrafts, useDraft } from './useDraft.tsx';
export { type FormErrors, useFieldErrors } from './useFieldErrors.ts';
