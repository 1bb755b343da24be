import type { Scheme } from '../src/brand/BrandChoices.ts';
import { brandCss } from '../src/brand/brandCss.ts';
import { toRgb } from '../src/brand/colour.ts';
import { hexColour } from '../src/brand/colourText.ts';
import type { Brand } from '../src/brand/defineBrand.ts';

/** A token of the Design Tokens Format Module 2025.10. */
export interface DesignToken {
  readonly $type: 'color' | 'dimension' | 'duration' | 'fontFamily' | 'fontWeight' | 'number' | 'shadow';
  readonly $value: unknown;
}

/** Tokens by group and name: `color.surface-raised`, `space.4`. */
export type DesignTokens = Readonly<Record<string, Readonly<Record<string, DesignToken>>>>;

/** Pixels of 1 rem where the user has not changed the text size. */
const REM = 16;

/** Splits at a character outside of brackets. */
function splitOutside(text: string, at: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === at && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** The value in one scheme. */
const inScheme = (value: string, scheme: Scheme): string =>
  value.replaceAll(
    /light-dark\(((?:[^(),]|\([^()]*\))*),((?:[^(),]|\([^()]*\))*)\)/g,
    scheme === 'light' ? '$1' : '$2',
  );

const srgb = (components: readonly number[], hex: string, alpha: number) => ({
  colorSpace: 'srgb',
  components: components.map((component) => Number(component.toFixed(5))),
  ...(alpha < 1 && { alpha }),
  hex,
});

function colourOf(text: string): unknown {
  const [, name] = /^var\(--mn-([\w-]+)\)$/.exec(text) ?? [];
  if (name !== undefined) return `{color.${name}}`;
  if (text === 'transparent') return srgb([0, 0, 0], '#000000', 0);
  const [, space, written = ''] = /^(oklch|rgb)\((.*)\)$/.exec(text) ?? [];
  if (space === undefined) throw new Error(`${text} is no color.`);
  const [parts = '', alpha = '1'] = written.split('/');
  const [first = 0, second = 0, third = 0] = parts.trim().split(/\s+/).map(Number);
  const rgb =
    space === 'rgb'
      ? ([first / 255, second / 255, third / 255] as const)
      : toRgb({ lightness: first, chroma: second, hue: third });
  const share = alpha.trim().endsWith('%') ? Number.parseFloat(alpha) / 100 : Number(alpha);
  return srgb(rgb, hexColour(rgb), share);
}

const px = (value: number) => ({ value, unit: 'px' });

const shadowOf = (text: string) =>
  splitOutside(text, ',').map((layer) => {
    const parts = splitOutside(layer.trim(), ' ');
    const color = colourOf(parts.at(-1) ?? '');
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = parts
      .slice(0, -1)
      .map((length) => Number.parseFloat(length));
    return { color, offsetX: px(offsetX), offsetY: px(offsetY), blur: px(blur), spread: px(spread) };
  });

function tokenOf(name: string, value: string): DesignToken {
  const [, rems] = /^calc\(([\d.]+) \* var\(--mn-rem, 1rem\)\)$/.exec(value) ?? [];
  if (rems !== undefined) return { $type: 'dimension', $value: px(Number(rems) * REM) };
  if (name.startsWith('shadow-')) return { $type: 'shadow', $value: shadowOf(value) };
  if (name.startsWith('weight-')) return { $type: 'fontWeight', $value: Number(value) };
  if (name.startsWith('font-')) {
    const families = splitOutside(value, ',').map((family) => family.trim().replaceAll(/^['"]|['"]$/g, ''));
    return { $type: 'fontFamily', $value: families };
  }
  if (value.startsWith('oklch(')) return { $type: 'color', $value: colourOf(value) };
  if (/^[\d.]+px$/.test(value)) return { $type: 'dimension', $value: px(Number.parseFloat(value)) };
  if (/^[\d.]+ms$/.test(value))
    return { $type: 'duration', $value: { value: Number.parseFloat(value), unit: 'ms' } };
  if (/^[\d.]+$/.test(value)) return { $type: 'number', $value: Number(value) };
  throw new Error(`--mn-${name}: ${value} is no design token.`);
}

/**
 * The tokens of a brand in one scheme, read from the style sheet that defines them. Lengths of texts, which follow the text size of
 * the user, are in pixels of the usual size.
 */
export function designTokens(brand: Brand, scheme: Scheme): DesignTokens {
  const [, block = ''] = /^:root\{([^}]*)\}/.exec(brandCss(brand)) ?? [];
  const groups: Record<string, Record<string, DesignToken>> = {};
  for (const declaration of splitOutside(block, ';')) {
    const [, name = '', value = ''] = /^--mn-([\w-]+):(.*)$/.exec(declaration) ?? [];
    // The scheme and the drawing of the logo are no values of design.
    if (name === 'scheme' || name === 'mark') continue;
    const token = tokenOf(name, inScheme(value, scheme));
    const [first = '', ...rest] = name.split('-');
    const [group, own] =
      token.$type === 'color' ? ['color', name] : [first, rest.length > 0 ? rest.join('-') : 'usual'];
    groups[group] = { ...groups[group], [own]: token };
  }
  return groups;
}
