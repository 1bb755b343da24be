export { CountedPage, type CountedPageProps } from './CountedPage.tsx';
export type { SeenRoots } from './seenRoots.ts';
