import { lazy } from 'react';

// The pages of `index.ts`, each loaded when it is shown. Render them inside `Suspense`; `MeridianProvider` has one.

export const ExchangeHistoryPage = lazy(async () => ({
  default: (await import('./ExchangeHistoryPage.tsx')).ExchangeHistoryPage,
}));

export const ExchangePage = lazy(async () => ({
  default: (await import('./ExchangePage.tsx')).ExchangePage,
}));
