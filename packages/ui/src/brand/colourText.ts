import { fromRgb, intoGamut, type Oklch, type Rgb } from './colour.ts';

export const cssColour = ({ lightness, chroma, hue, alpha }: Oklch): string =>
  `oklch(${lightness} ${chroma} ${hue}${alpha === undefined ? '' : ` / ${alpha}`})`;

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

const part = String.raw`([-+]?(?:\d*\.)?\d+(?:e[-+]?\d+)?)(%|deg|grad|rad|turn|)`;
const inSpaces = new RegExp(String.raw`^(rgb|hsl|oklch)\(\s*${part}\s+${part}\s+${part}\s*\)$`, 'i');
const inCommas = new RegExp(String.raw`^(rgb|hsl)\(\s*${part}\s*,\s*${part}\s*,\s*${part}\s*\)$`, 'i');

/** Parses hex, `rgb()`, `hsl()` and `oklch()` into the sRGB gamut; undefined for anything else. */
export function readColour(text: string): Oklch | undefined {
  const colour = readExactly(text.trim());
  return colour && intoGamut(colour);
}

function readExactly(text: string): Oklch | undefined {
  const [, red, green, blue] = hex.exec(text) ?? [];
  if (red && green && blue) return fromRgb([channel(red), channel(green), channel(blue)]);
  const [, r, g, b] = shortHex.exec(text) ?? [];
  if (r && g && b) return fromRgb([channel(r + r), channel(g + g), channel(b + b)]);
  const [, name = '', ...written] = inSpaces.exec(text) ?? inCommas.exec(text) ?? [];
  const at = (place: number): Part => ({
    value: Number(written[place]),
    unit: (written[place + 1] ?? '').toLowerCase(),
  });
  return readers.get(name.toLowerCase())?.([at(0), at(2), at(4)]);
}

interface Part {
  readonly value: number;
  readonly unit: string;
}

/** The part as a fraction of `whole`, which is 100 %; NaN for an angle. */
function shareOf({ value, unit }: Part, whole: number): number {
  if (unit === '%') return value / 100;
  return unit === '' ? value / whole : Number.NaN;
}

const inDegrees: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['deg', 1],
  ['grad', 0.9],
  ['rad', 180 / Math.PI],
  ['turn', 360],
]);

/** In degrees, 0 to 360; NaN for a percentage. */
const angleOf = ({ value, unit }: Part): number =>
  (((value * (inDegrees.get(unit) ?? Number.NaN)) % 360) + 360) % 360;

const channel = (digits: string) => Number.parseInt(digits, 16) / 255;

const isShare = (value: number) => value >= 0 && value <= 1;

const fromChannels = (rgb: Rgb): Oklch | undefined => (rgb.every(isShare) ? fromRgb(rgb) : undefined);

/** 100 % chroma in CSS. */
const WHOLE_CHROMA = 0.4;

type Parts = readonly [first: Part, second: Part, third: Part];

const readers: ReadonlyMap<string, (parts: Parts) => Oklch | undefined> = new Map([
  [
    'rgb',
    ([red, green, blue]: Parts) => fromChannels([shareOf(red, 255), shareOf(green, 255), shareOf(blue, 255)]),
  ],
  [
    'hsl',
    ([turn, saturation, light]: Parts) =>
      fromHsl(angleOf(turn), shareOf(saturation, 100), shareOf(light, 100)),
  ],
  [
    'oklch',
    ([light, chroma, turn]: Parts) =>
      fromOklch(shareOf(light, 1), shareOf(chroma, WHOLE_CHROMA) * WHOLE_CHROMA, angleOf(turn)),
  ],
]);

function fromOklch(lightness: number, chroma: number, hue: number): Oklch | undefined {
  const isColour = isShare(lightness) && chroma >= 0 && Number.isFinite(chroma + hue);
  return isColour ? { lightness, chroma, hue } : undefined;
}

/** The HSL formula of CSS Color 4. */
function fromHsl(hue: number, saturation: number, lightness: number): Oklch | undefined {
  if (!isShare(saturation) || !isShare(lightness)) return undefined;
  const at = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  };
  return fromChannels([at(0), at(8), at(4)]);
}
