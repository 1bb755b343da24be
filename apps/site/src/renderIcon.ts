import type { BrandChoices } from '@meridian/ui/brand';

/** The logo as the icon of the browser's tab. */
export function renderIcon({ logo, accent }: BrandChoices): string {
  const path = logo ? `<path d="${logo.path}" fill="${accent}" fill-rule="evenodd"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo?.viewBox ?? '0 0 24 24'}">${path}</svg>`;
}
