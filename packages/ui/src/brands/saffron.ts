import type { BrandChoices } from '../brand/BrandChoices.ts';

/** A light accent under dark text, square corners, a serif for headings. Import `brands/saffron.css` with it. */
export const saffron: BrandChoices = {
  name: 'Saffron',
  accent: '#f2b632',
  neutral: { hue: 75, chroma: 0.016 },
  radius: { control: 0, card: 0, sheet: 0 },
  font: {
    text: "'Inter Variable', 'Inter fallback', system-ui, sans-serif",
    heading: "'Source Serif 4 Variable', Georgia, serif",
  },
  shadow: 'none',
  logo: {
    viewBox: '0 0 24 24',
    path: 'M12 2 22 12 12 22 2 12ZM12 7 7 12 12 17 17 12Z',
  },
};
