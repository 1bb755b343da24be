import { defineBrand } from '@meridian/ui/brand';

export const partner = defineBrand({
  name: 'Harbour',
  accent: '#1f5fbf',
  neutral: 250,
  radius: { control: 8, card: 12, sheet: 16 },
  font: { text: "'Inter Variable', sans-serif" },
  logo: { viewBox: '0 0 24 24', path: 'M2 20 12 4l10 16Z' },
});
