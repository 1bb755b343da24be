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
const rgb = /^rgb\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*\)$/i;
const hsl = /^hsl\(\s*(-?[\d.]+)(?:deg)?[\s,]+([\d.]+)%[\s,]+([\d.]+)%\s*\)$/i;
const oklch = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+(-?[\d.]+)(?:deg)?\s*\)$/i;

/**
 * Reads `#0b6b7a`, `#07a`, `rgb(11 107 122)`, `hsl(188 83% 26%)` or `oklch(50% 0.1 215)`, as near as sRGB can show it;
 * undefined for anything else.
 */
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
  const channels = rgb.exec(trimmed)?.slice(1).map(Number) ?? [];
  if (channels.length > 0) return fromChannels(channels.map((value) => value / 255));
  const [turn, saturation, light] = hsl.exec(trimmed)?.slice(1).map(Number) ?? [];
  if (turn !== undefined && saturation !== undefined && light !== undefined)
    return fromChannels(hslChannels(turn, saturation / 100, light / 100));
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

function fromChannels([red = 0, green = 0, blue = 0]: readonly number[]): Oklch | undefined {
  const isShown = [red, green, blue].every((value) => value >= 0 && value <= 1);
  return isShown ? fromRgb([red, green, blue]) : undefined;
}

/** As CSS Color has it: each channel is as far from the lightness as the hue is from the channel's own. */
const hslChannels = (hue: number, saturation: number, lightness: number) =>
  [0, 8, 4].map((offset) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  });
