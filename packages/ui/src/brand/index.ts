export { applyBrand, pinScheme } from './applyBrand.ts';
export { brandCss } from './brandCss.ts';
export type { BrandChoices, Scheme } from './BrandChoices.ts';
export { BrandError, type MissedContrast } from './BrandError.ts';
export { defaultBrand } from './defaultBrand.ts';
export { defineBrand, type Brand } from './defineBrand.ts';
