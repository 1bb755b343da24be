export { MaintenancePage, type MaintenancePageProps } from './MaintenancePage.tsx';
export { messages } from './messages/index.ts';
export type { Translation } from './messages/Translation.ts';
export { ProblemBanner, type ProblemBannerProps } from './ProblemBanner.tsx';
export { useFieldErrors } from './useFieldErrors.ts';
export { useMoneyFieldMessages } from './useMoneyFieldMessages.ts';
