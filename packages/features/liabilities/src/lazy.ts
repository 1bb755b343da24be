import { lazy } from 'react';

// The pages of `index.ts`, each loaded when it is shown. Render them inside `Suspense`; `MeridianProvider` has one.

export const LiabilitiesPage = lazy(async () => ({
  default: (await import('./LiabilitiesPage.tsx')).LiabilitiesPage,
}));
