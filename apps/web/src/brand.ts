import type { BrandChoices } from '@meridian/ui/brand';

/** Name, logo, colours and fonts of the product. */
export const brand: BrandChoices = {
  name: 'Meridian',
  accent: 'oklch(50% 0.1 215)',
  neutral: 230,
  radius: { control: 8, card: 12, sheet: 16 },
  font: {
    text: "'Inter Variable', 'Inter fallback', system-ui, sans-serif",
    heading: "'Source Serif 4', 'Source Serif fallback', Georgia, serif",
  },
  headingWeight: 500,
  logo: {
    viewBox: '0 0 24 24',
    path: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2c1.5 0 3.2 3.3 3.2 8s-1.7 8-3.2 8-3.2-3.3-3.2-8 1.7-8 3.2-8Z',
  },
};

/** The contacts that the sandbox of `npm start` shows. Another API has its own: `/settings/contacts`. */
export const contacts = {
  email: 'support@meridian.example',
  website: 'meridian.example',
  telegram: 'meridian_support',
};

/**
 * TrueType or OpenType files of fonts, by the first family of `brand.font.text`: a path from this file, or one in a package. Each has all
 * alphabets of the product. Icons and link previews are drawn with them, because WOFF2 cannot be. Without a file, they have a font of
 * the machine that builds.
 */
export const fontFiles: Readonly<Record<string, string>> = {
  'Inter Variable': '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
};
