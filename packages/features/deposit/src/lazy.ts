import { lazy } from 'react';

// The pages of `index.ts`, each loaded when it is shown. Render them inside `Suspense`; `MeridianProvider` has one.

export const InvestPage = lazy(async () => ({
  default: (await import('./invest/InvestPage.tsx')).InvestPage,
}));

export const DepositsPage = lazy(async () => ({
  default: (await import('./list/DepositsPage.tsx')).DepositsPage,
}));
