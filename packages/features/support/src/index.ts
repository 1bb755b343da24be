export { NewSupportRequestPage, type NewSupportRequestPageProps } from './new/NewSupportRequestPage.tsx';
export { readSupportAbout, type SupportAbout } from './new/supportAbout.ts';
export { SupportPage, type SupportPageProps } from './list/SupportPage.tsx';
export { supportFilters, type SupportFilters } from './list/supportFilters.ts';
export { SupportRequestPage, type SupportRequestPageProps } from './request/SupportRequestPage.tsx';
