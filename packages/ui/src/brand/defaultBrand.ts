import { meridian } from '../brands/meridian.ts';
import { defineBrand } from './defineBrand.ts';

/** The brand the product is shipped with. */
export const defaultBrand = /* @__PURE__ */ defineBrand(meridian);
