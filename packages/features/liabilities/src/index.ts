export { CountSeal, type CountSealProps } from './CountSeal.tsx';
export { LiabilitiesPage, type LiabilitiesPageProps } from './LiabilitiesPage.tsx';
export type { SeenRoots } from './seenRoots.ts';
