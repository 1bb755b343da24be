export { MaintenancePage, type MaintenancePageProps } from './maintenance/MaintenancePage.tsx';
export { messages } from './messages.ts';
export { ProblemBanner, type ProblemBannerProps } from './ProblemBanner.tsx';
export { ProblemGroup } from './ProblemGroup.tsx';
export { SupportRequestLink, type SupportRequestLinkProps } from './SupportRequestLink.tsx';
export { SupportRequests, type SupportRequestsProps } from './SupportRequests.tsx';
export { SupportProvider, SupportText, type SupportTextProps } from './SupportText.tsx';
export { useSecondsUntil } from './useSecondsUntil.ts';
