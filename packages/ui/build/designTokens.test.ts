import { expect, test } from 'vitest';
import { brandCss } from '../src/brand/brandCss.ts';
import { defineBrand } from '../src/brand/defineBrand.ts';
import { nocturne } from '../src/brands/nocturne.ts';
import { plain } from '../src/brands/plain.ts';
import { saffron } from '../src/brands/saffron.ts';
import { designTokens } from './designTokens.ts';

const colour = (hex: string) => ({
  $type: 'color',
  $value: expect.objectContaining({ colorSpace: 'srgb', hex }),
});

test.each([plain, saffron, nocturne])(
  'every property of the style sheet of $name is one token',
  (choices) => {
    const brand = defineBrand(choices);
    const properties = new Set(brandCss(brand).match(/--mn-[\w-]+(?=:)/g));
    for (const other of ['--mn-scheme', '--mn-mark']) properties.delete(other);
    for (const scheme of ['light', 'dark'] as const) {
      const tokens = Object.values(designTokens(brand, scheme)).flatMap((group) => Object.values(group));
      expect(tokens).toHaveLength(properties.size);
    }
  },
);

test('tokens have the values of the brand and of the scheme', () => {
  const brand = defineBrand({ ...plain, accent: '#0b6b7a', shadow: 'none' });
  const light = designTokens(brand, 'light');
  expect(light).toMatchObject({
    color: { accent: colour('#0b6b7a') },
    space: { 4: { $type: 'dimension', $value: { value: 16, unit: 'px' } } },
    text: { 14: { $type: 'dimension', $value: { value: 14, unit: 'px' } } },
    motion: { usual: { $type: 'duration', $value: { value: 200, unit: 'ms' } } },
    weight: { strong: { $type: 'fontWeight', $value: 600 } },
    shadow: { 2: { $value: [{ color: '{color.line}', spread: { value: 1, unit: 'px' } }] } },
  });
  expect(designTokens(brand, 'dark')['color']?.['surface']).not.toEqual(light['color']?.['surface']);
});
