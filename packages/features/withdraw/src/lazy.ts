import { lazy } from 'react';

// The pages of `index.ts`, each loaded when it is shown. Render them inside `Suspense`; `MeridianProvider` has one.

export const WithdrawalHistoryPage = lazy(async () => ({
  default: (await import('./WithdrawalHistoryPage.tsx')).WithdrawalHistoryPage,
}));

export const WithdrawalPage = lazy(async () => ({
  default: (await import('./WithdrawalPage.tsx')).WithdrawalPage,
}));
