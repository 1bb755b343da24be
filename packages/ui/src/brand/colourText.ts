import { fromRgb, intoGamut, type Oklch, type Rgb } from './colour.ts';

/** The colour as CSS text: `oklch(0.5 0.1 215)`. */
export const cssColour = ({ lightness, chroma, hue, alpha }: Oklch): string =>
  `oklch(${lightness} ${chroma} ${hue}${alpha === undefined ? '' : ` / ${alpha}`})`;

/** `#0b6b7a`. */
export const hexColour = (rgb: Rgb): string =>
  `#${rgb
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const shortHex = /^#([\da-f])([\da-f])([\da-f])$/i;
const oklch = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+(-?[\d.]+)(?:deg)?\s*\)$/i;

/** Reads `#0b6b7a`, `#07a` or `oklch(50% 0.1 215)`, as near as sRGB can show it; undefined for anything else. */
export function readColour(text: string): Oklch | undefined {
  const colour = readExactly(text);
  return colour && intoGamut(colour);
}

function readExactly(text: string): Oklch | undefined {
  const trimmed = text.trim();
  const [, red, green, blue] = hex.exec(trimmed) ?? [];
  if (red && green && blue) return fromRgb([channel(red), channel(green), channel(blue)]);
  const [, r, g, b] = shortHex.exec(trimmed) ?? [];
  if (r && g && b) return fromRgb([channel(r + r), channel(g + g), channel(b + b)]);
  const [, lightness, percent, chroma, hue] = oklch.exec(trimmed) ?? [];
  if (!lightness || !chroma || !hue) return undefined;
  const colour = {
    lightness: Number(lightness) / (percent ? 100 : 1),
    chroma: Number(chroma),
    hue: ((Number(hue) % 360) + 360) % 360,
  };
  return colour.lightness <= 1 && Number.isFinite(colour.chroma + colour.hue) ? colour : undefined;
}

const channel = (digits: string) => Number.parseInt(digits, 16) / 255;
