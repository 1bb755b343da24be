import { plain } from '../brands/plain.ts';
import { defineBrand } from './defineBrand.ts';

export const defaultBrand = /* @__PURE__ */ defineBrand(plain);
