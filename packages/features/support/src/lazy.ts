import { lazy } from 'react';

// The pages of `index.ts`, each loaded when it is shown. Render them inside `Suspense`; `MeridianProvider` has one.

export const NewSupportRequestPage = lazy(async () => ({
  default: (await import('./new/NewSupportRequestPage.tsx')).NewSupportRequestPage,
}));

export const SupportPage = lazy(async () => ({
  default: (await import('./list/SupportPage.tsx')).SupportPage,
}));

export const SupportRequestPage = lazy(async () => ({
  default: (await import('./request/SupportRequestPage.tsx')).SupportRequestPage,
}));
