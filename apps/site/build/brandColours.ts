import { brand } from '@meridian/web/brand';
import type { ThemeColours } from '../src/document.ts';
import { type Oklch, toRgb } from '../../../packages/ui/src/brand/colour.ts';
import { hexColour } from '../../../packages/ui/src/brand/colourText.ts';
import { defineBrand } from '../../../packages/ui/src/brand/defineBrand.ts';

export const { light, dark } = defineBrand(brand);

/** A colour of the brand as pictures and manifests write it. */
export const hex = (colour: Oklch): string => hexColour(toRgb(colour));

/** The colours of the bars of the browser, which continue the top bar of the app. */
export const themeColours: ThemeColours = { light: hex(light.surface), dark: hex(dark.surface) };
