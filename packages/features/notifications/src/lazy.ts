import { lazy } from 'react';

// The pages of `index.ts`, each loaded when it is shown. Render them inside `Suspense`; `MeridianProvider` has one.

export const NotificationsPage = lazy(async () => ({
  default: (await import('./NotificationsPage.tsx')).NotificationsPage,
}));
