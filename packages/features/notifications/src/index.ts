export { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';
export { type NotificationsFilters, notificationsFilters } from './notificationsFilters.ts';
export { NotificationsPage, type NotificationsPageProps } from './NotificationsPage.tsx';
export type { NotificationHrefs } from './subjectHref.ts';
