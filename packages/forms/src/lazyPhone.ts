import { lazy } from 'react';

/** With every country and the numbering plans: show it in a `Suspense`. */
export const NationalPhone = lazy(() => import('./NationalPhone.tsx'));
