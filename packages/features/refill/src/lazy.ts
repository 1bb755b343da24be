import { lazy } from 'react';

// The pages of `index.ts`, each loaded when it is shown. Render them inside `Suspense`; `MeridianProvider` has one.

export const RefillHistoryPage = lazy(async () => ({
  default: (await import('./RefillHistoryPage.tsx')).RefillHistoryPage,
}));

export const RefillPage = lazy(async () => ({
  default: (await import('./RefillPage.tsx')).RefillPage,
}));
