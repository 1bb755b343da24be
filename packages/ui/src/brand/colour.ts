/** A colour in OKLCH: lightness and alpha 0..1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
  readonly alpha?: number;
}

/** Gamma-encoded sRGB. Channels are 0..1 for a colour inside the sRGB gamut. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The colour in OKLab, where distances match perceived differences. */
export const toOklab = ({ lightness, chroma, hue }: Oklch): Rgb => [
  lightness,
  chroma * Math.cos((hue * Math.PI) / 180),
  chroma * Math.sin((hue * Math.PI) / 180),
];

const linear = (colour: Oklch): Rgb => {
  const [lightness, a, b] = toOklab(colour);
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

/** Gamma-encoded sRGB, clipped to the gamut. */
export const toRgb = (colour: Oklch): Rgb => {
  const [red, green, blue] = linear(colour);
  return [encode(red), encode(green), encode(blue)];
};

export function fromRgb([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [decode(red), decode(green), decode(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: hue < 0 ? hue + 360 : hue,
  };
}

/** Whether the colour is inside the sRGB gamut. */
export const isShowable = (colour: Oklch) =>
  linear(colour).every((channel) => channel >= -0.0005 && channel <= 1.0005);

const CHROMA_STEP = 0.0005;

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/**
 * Reduces the chroma until the colour fits sRGB. Rounded as in the CSS output, so that contrast is measured on
 * the colour that is shown.
 */
export function intoGamut(colour: Oklch): Oklch {
  const { chroma } = isShowable(colour) ? colour : withShownChroma(colour);
  return {
    ...colour,
    lightness: rounded(colour.lightness, 5),
    chroma: rounded(chroma, 5),
    hue: rounded(colour.hue, 2),
  };
}

function withShownChroma(colour: Oklch): Oklch {
  let [shown, clipped] = [0, colour.chroma];
  while (clipped - shown > CHROMA_STEP) {
    const chroma = (shown + clipped) / 2;
    if (isShowable({ ...colour, chroma })) shown = chroma;
    else clipped = chroma;
  }
  return { ...colour, chroma: shown };
}

/**
 * Browsers calculate with fewer digits than we do. A channel this close to the middle of two steps may round
 * either way.
 */
const ROUNDING_MARGIN = 0.02;

/** The colour rounded to eight bits per channel, as on a screen. */
const painted = ([red, green, blue]: Rgb, unsure = 0): Rgb => {
  const inEightBits = (channel: number) =>
    Math.min(255, Math.max(0, Math.round(channel * 255 + unsure))) / 255;
  return [inEightBits(red), inEightBits(green), inEightBits(blue)];
};

/** Blends a translucent colour over an opaque one, in gamma-encoded sRGB as browsers do. */
export function laidOver(top: Oklch, under: Oklch, unsure = 0): Rgb {
  const alpha = top.alpha ?? 1;
  const [above, below] = [toRgb(top), painted(toRgb(under), unsure)];
  return [
    above[0] * alpha + below[0] * (1 - alpha),
    above[1] * alpha + below[1] * (1 - alpha),
    above[2] * alpha + below[2] * (1 - alpha),
  ];
}

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue);

/**
 * WCAG 2.2 contrast ratio (1 to 21) of a colour on a surface: the lowest that rounding may produce. `veil` is a
 * translucent colour between the two, such as the hover tint.
 */
export function contrast(colour: Oklch, surface: Oklch, veil?: Oklch): number {
  const [top, under] = [toRgb(colour), toRgb(surface)];
  const above = (unsure: number) => luminance(painted(top, unsure)) + 0.05;
  const below = (unsure: number) =>
    luminance(painted(veil ? laidOver(veil, surface, unsure) : under, unsure)) + 0.05;
  return Math.max(
    1,
    above(-ROUNDING_MARGIN) / below(ROUNDING_MARGIN),
    below(-ROUNDING_MARGIN) / above(ROUNDING_MARGIN),
  );
}
