export { LiabilitiesPage, type LiabilitiesPageProps } from './LiabilitiesPage.tsx';
export type { SeenRoots } from './seenRoots.ts';
