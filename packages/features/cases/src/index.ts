export { casesFilters } from './casesFilters.ts';
export { CasesPage, type CasesPageProps } from './CasesPage.tsx';
