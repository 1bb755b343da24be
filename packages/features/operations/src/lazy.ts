import { lazy } from 'react';

// The pages of `index.ts`, each loaded when it is shown. Render them inside `Suspense`; `MeridianProvider` has one.

export const OperationsPage = lazy(async () => ({
  default: (await import('./list/OperationsPage.tsx')).OperationsPage,
}));

export const StatementPage = lazy(async () => ({
  default: (await import('./statement/StatementPage.tsx')).StatementPage,
}));

export const YearlyReportPage = lazy(async () => ({
  default: (await import('./yearly/YearlyReportPage.tsx')).YearlyReportPage,
}));
