export { SchemeSwitch, type SchemeSwitchProps } from './SchemeSwitch.tsx';
export type { SchemeChoice } from './schemeOfPage.ts';
