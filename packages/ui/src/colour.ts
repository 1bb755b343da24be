/** A colour in OKLCH: lightness and alpha 0..1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
  readonly alpha?: number;
}

/** Gamma-encoded sRGB, each channel 0..1 when the colour can be shown on an sRGB screen. */
type Rgb = readonly [red: number, green: number, blue: number];

const linear = ({ lightness, chroma, hue }: Oklch): Rgb => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const encode = (value: number) => {
  const clipped = Math.min(1, Math.max(0, value));
  return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
};

const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const toRgb = (colour: Oklch): Rgb => {
  const [red, green, blue] = linear(colour);
  return [encode(red), encode(green), encode(blue)];
};

/** Whether an sRGB screen shows the colour as it is, without clipping a channel. */
export const isShowable = (colour: Oklch) =>
  linear(colour).every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** The same lightness and hue with as much of the chroma as an sRGB screen can show. */
export function intoGamut(colour: Oklch): Oklch {
  let chroma = colour.chroma;
  while (chroma > 0 && !isShowable({ ...colour, chroma })) chroma = Math.max(0, chroma - 0.002);
  return { ...colour, chroma };
}

/** What the eye sees when a translucent colour lies on an opaque one; browsers mix in gamma-encoded sRGB. */
const laidOver = (top: Oklch, under: Rgb): Rgb => {
  const alpha = top.alpha ?? 1;
  const [red, green, blue] = toRgb(top);
  return [
    red * alpha + under[0] * (1 - alpha),
    green * alpha + under[1] * (1 - alpha),
    blue * alpha + under[2] * (1 - alpha),
  ];
};

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue);

/**
 * WCAG 2.2 contrast ratio, 1 to 21, of a colour on a surface; `veil` is a translucent colour between
 * the two, such as the tint under a pointer.
 */
export function contrast(colour: Oklch, surface: Oklch, veil?: Oklch): number {
  const under = veil ? laidOver(veil, toRgb(surface)) : toRgb(surface);
  const above = luminance(toRgb(colour));
  const below = luminance(under);
  return (Math.max(above, below) + 0.05) / (Math.min(above, below) + 0.05);
}

const rounded = (value: number) => String(Math.round(value * 1000) / 1000);

/** The colour as CSS text. */
export function cssColour({ lightness, chroma, hue, alpha }: Oklch): string {
  const channels = [lightness, chroma, hue].map(rounded).join(' ');
  return alpha === undefined ? `oklch(${channels})` : `oklch(${channels} / ${rounded(alpha)})`;
}
