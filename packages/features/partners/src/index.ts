export { partnersFilters } from './partnersFilters.ts';
export { PartnersPage, type PartnersPageProps } from './PartnersPage.tsx';
