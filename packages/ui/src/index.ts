export { brandCss, defaultBrand, defineBrand, type Brand, type BrandChoices } from './brand.ts';
export { contrastFailures, type ContrastFailure, type ContrastRule } from './contrastRules.ts';
export { GlobalStyles } from './GlobalStyles/GlobalStyles.tsx';
export { token, type TokenName } from './tokens.ts';
export type { Tone } from './palette.ts';
export type { Unstyled } from './Unstyled.ts';
