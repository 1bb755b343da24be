import { meridian } from '../brands/meridian.ts';
import { defineBrand } from './defineBrand.ts';

export const defaultBrand = /* @__PURE__ */ defineBrand(meridian);
