import { media } from '../media.ts';

const phone = `(pointer: coarse), ${media.small.replace('@media ', '')}`;

/** jsdom has no `matchMedia`. */
const isPhone = () => typeof window.matchMedia === 'function' && window.matchMedia(phone).matches;

/**
 * What lets the back button close overlays, apart because only phones need it. Undefined elsewhere, and where it did not load: the
 * back button then leaves the page, as that of a browser does.
 */
export async function loadOverlays() {
  return isPhone() ? import('./openOverlays.ts').catch(() => undefined) : undefined;
}
