import { lazy } from 'react';

// The pages of `index.ts`, each loaded when it is shown. Render them inside `Suspense`; `MeridianProvider` has one.

export const DataPage = lazy(async () => ({
  default: (await import('./DataPage.tsx')).DataPage,
}));

export const ReadOnlyKeysPage = lazy(async () => ({
  default: (await import('./read-only-keys/ReadOnlyKeysPage.tsx')).ReadOnlyKeysPage,
}));
