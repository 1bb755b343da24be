import { tones } from '../palette.ts';
import type { Scheme } from './BrandChoices.ts';
import { contrast, intoGamut, type Oklch } from './colour.ts';
import { strongerRules, type Palette } from './contrastRules.ts';
import { meetContrast } from './meetContrast.ts';

/** The choices that affect colours, parsed and with defaults. */
export interface ColourChoices {
  readonly accent: Oklch;
  readonly accentInk: 'light' | 'dark' | undefined;
  readonly neutral: { readonly hue: number; readonly chroma: number };
  /** The scheme that uses the accent unchanged. */
  readonly designedFor: Scheme;
}

type Ramp = (lightness: number, chroma: number, alpha?: number) => Oklch;

/** The chroma of greys that the palettes below were designed with. */
export const DEFAULT_CHROMA = 0.022;

/** Status tones keep their hue in every brand, so that red always means danger. */
const toneHue = { info: 255, success: 155, warning: 70, danger: 25 };

const surfacesIn = (scheme: Scheme, grey: Ramp) =>
  scheme === 'light'
    ? { surface: grey(0.985, 0.003), surfaceRaised: grey(1, 0), surfaceSunken: grey(0.962, 0.006) }
    : {
        surface: grey(0.185, 0.012),
        surfaceRaised: grey(0.226, 0.014),
        surfaceSunken: grey(0.155, 0.011),
      };

/** The ink surface and what is drawn on it. A brand of greys has grey ink. */
function inkIn(scheme: Scheme, { accent }: ColourChoices) {
  const ink = (lightness: number, chroma: number, alpha?: number) =>
    ramp(accent.hue)(lightness, Math.min(chroma, accent.chroma), alpha);
  return {
    inkSurface: ink(scheme === 'light' ? 0.235 : 0.265, 0.03),
    onInk: ink(0.97, 0.006),
    onInkMuted: ink(0.78, 0.02),
    onInkHover: ink(0.97, 0.006, 0.1),
    inkLine: ink(0.55, 0.03),
    accentOnInk: ramp(accent.hue - 10)(0.86, Math.min(accent.chroma, 0.075)),
    focusOnInk: ringOf(accent)(0.8, Math.max(accent.chroma, 0.12)),
  };
}

/** The lightness of a fill or line in the dark scheme that is to be bright. */
const PALE = 0.74;

const WHITE: Oklch = { lightness: 1, chroma: 0, hue: 0 };

/** From this contrast on, an area is visible without a border. */
const VISIBLE_CONTRAST = 1.2;

/** A grey accent gets a tinted focus ring, so that the ring is visible. */
const ringOf = ({ chroma, hue }: Oklch): Ramp => ramp(chroma < 0.02 ? toneHue.info : hue);

const ramp =
  (hue: number): Ramp =>
  (lightness, chroma, alpha) =>
    intoGamut(alpha === undefined ? { lightness, chroma, hue } : { lightness, chroma, hue, alpha });

const greys = ({ hue, chroma }: ColourChoices['neutral']): Ramp => {
  const grey = ramp(hue);
  return (lightness, usual, alpha) => grey(lightness, (usual * chroma) / DEFAULT_CHROMA, alpha);
};

/**
 * All colours of a brand in one scheme. Borders of strongly tinted greys are adjusted too: rounded to eight
 * bits they missed 3:1 by a hundredth.
 */
export function derivePalette(choices: ColourChoices, scheme: Scheme): Palette {
  const palette = scheme === 'light' ? lightPalette(choices) : darkPalette(choices);
  const onInk = meetContrast(palette, ['onInk', 'onInkMuted', 'inkLine', 'accentOnInk', 'focusOnInk'], 'up');
  return meetContrast(
    onInk,
    ['lineStrong', 'accentLine', 'accentText', 'focus'],
    scheme === 'light' ? 'down' : 'up',
  );
}

function lightPalette(choices: ColourChoices): Palette {
  const grey = greys(choices.neutral);
  const fill = fillIn('light', choices);
  const brand = ramp(choices.accent.hue);
  const { chroma } = choices.accent;
  const [info, success] = [ramp(toneHue.info), ramp(toneHue.success)];
  const [warning, danger] = [ramp(toneHue.warning), ramp(toneHue.danger)];
  return {
    ...surfacesIn('light', grey),
    surfaceHover: grey(0.35, 0.03, 0.06),
    ink: grey(0.23, 0.022),
    inkMuted: grey(0.48, 0.022),
    line: grey(0.915, 0.008),
    lineStrong: grey(0.61, 0.018),
    ...fill,
    accentLine: fill.accent,
    accentSurface: brand(0.962, Math.min(chroma, 0.016)),
    accentText: brand(Math.min(fill.accent.lightness, 0.47), chroma),
    focus: ringOf(choices.accent)(0.55, Math.max(chroma, 0.12)),
    ...inkIn('light', choices),
    overlay: grey(0.2, 0.02, 0.48),
    solidInk: grey(1, 0),
    neutral: grey(0.52, 0.022),
    neutralSurface: grey(0.945, 0.008),
    neutralInk: grey(0.4, 0.022),
    info: info(0.53, 0.14),
    infoSurface: info(0.955, 0.022),
    infoInk: info(0.42, 0.12),
    success: success(0.52, 0.12),
    successSurface: success(0.955, 0.034),
    successInk: success(0.41, 0.09),
    warning: warning(0.56, 0.12),
    warningSurface: warning(0.96, 0.04),
    warningInk: warning(0.43, 0.09),
    danger: danger(0.53, 0.19),
    dangerHover: danger(0.47, 0.18),
    dangerSurface: danger(0.958, 0.02),
    dangerInk: danger(0.46, 0.17),
  };
}

/** Not an inverted light scheme: raised surfaces are lighter, and colours lose chroma as they get lighter. */
function darkPalette(choices: ColourChoices): Palette {
  const grey = greys(choices.neutral);
  const fill = fillIn('dark', choices);
  const brand = ramp(choices.accent.hue);
  const { chroma } = choices.accent;
  const [info, success] = [ramp(toneHue.info), ramp(toneHue.success)];
  const [warning, danger] = [ramp(toneHue.warning), ramp(toneHue.danger)];
  return {
    ...surfacesIn('dark', grey),
    surfaceHover: grey(0.9, 0.02, 0.07),
    ink: grey(0.95, 0.006),
    inkMuted: grey(0.745, 0.016),
    line: grey(0.305, 0.016),
    lineStrong: grey(0.575, 0.02),
    ...fill,
    // Brighter than a fill with light text: it is thin.
    accentLine: brand(Math.max(fill.accent.lightness, PALE), chroma),
    accentSurface: brand(0.295, Math.min(chroma, 0.045)),
    accentText: brand(Math.max(fill.accent.lightness, 0.81), chroma),
    focus: ringOf(choices.accent)(0.78, Math.max(chroma, 0.12)),
    ...inkIn('dark', choices),
    overlay: grey(0.08, 0.01, 0.62),
    solidInk: grey(0.18, 0.02),
    neutral: grey(0.72, 0.018),
    neutralSurface: grey(0.325, 0.018),
    neutralInk: grey(0.84, 0.014),
    info: info(0.74, 0.12),
    infoSurface: info(0.285, 0.05),
    infoInk: info(0.84, 0.08),
    success: success(0.75, 0.13),
    successSurface: success(0.28, 0.045),
    successInk: success(0.84, 0.1),
    warning: warning(0.79, 0.13),
    warningSurface: warning(0.285, 0.045),
    warningInk: warning(0.86, 0.1),
    danger: danger(0.71, 0.16),
    dangerHover: danger(0.77, 0.13),
    dangerSurface: danger(0.28, 0.06),
    dangerInk: danger(0.82, 0.1),
  };
}

/**
 * The fill, moved just far enough from the surfaces to be visible. Only matters for accents such as white or
 * black.
 */
function separateFrom(surfaces: readonly Oklch[], scheme: Scheme, fill: Oklch): Oklch {
  if (surfaces.every((surface) => contrast(fill, surface) >= VISIBLE_CONTRAST)) return fill;
  const lightness = fill.lightness + (scheme === 'light' ? -0.005 : 0.005);
  return separateFrom(surfaces, scheme, intoGamut({ ...fill, lightness }));
}

/** The fill of the main action, its text, and its hover fill. */
function fillIn(
  scheme: Scheme,
  choices: ColourChoices,
): Pick<Palette, 'accent' | 'accentHover' | 'accentInk'> {
  const { accent, accentInk, neutral, designedFor } = choices;
  const grey = greys(neutral);
  const inks = { light: grey(1, 0), dark: grey(0.18, 0.02) };
  const shown =
    scheme === designedFor ? accent : { ...accent, lightness: lightnessElsewhere(scheme, choices) };
  const fill = separateFrom(Object.values(surfacesIn(scheme, grey)), scheme, intoGamut(shown));
  const better = contrast(inks.light, fill) >= contrast(inks.dark, fill) ? 'light' : 'dark';
  const ink = inks[accentInk ?? better];
  const shifted = (by: number) =>
    intoGamut({ ...fill, lightness: Math.min(1, Math.max(0, fill.lightness + by)) });
  const hovers = scheme === 'light' ? [shifted(-0.06), shifted(0.06)] : [shifted(0.06), shifted(-0.06)];
  return {
    accent: fill,
    accentInk: ink,
    // Black and white cannot get darker or lighter.
    accentHover:
      hovers.find((hover) => hover.lightness !== fill.lightness && contrast(ink, hover) >= 4.5) ?? fill,
  };
}

/** Whether the main action is readable in both schemes. Checked first, because most rejected accents fail here. */
export const isFillReadable = (choices: ColourChoices): boolean =>
  (['light', 'dark'] as const).every((scheme) => {
    const { accent, accentInk } = fillIn(scheme, choices);
    return contrast(accentInk, accent) >= 4.5;
  });

/** The lightness of the fill in the other scheme, moved towards better contrast with its text. */
function lightnessElsewhere(scheme: Scheme, { accent, accentInk }: ColourChoices): number {
  // A deep accent stays deep in the dark scheme: a pale fill would be the loudest thing there.
  const isUnderDarkInk = accentInk
    ? accentInk === 'dark'
    : scheme === 'dark' && contrast(WHITE, accent) < 4.5;
  if (isUnderDarkInk) return Math.max(accent.lightness, PALE);
  return scheme === 'dark' ? 0.5 : Math.min(accent.lightness, 0.5);
}

const inkNames = ['ink', 'inkMuted', 'accentText', ...tones.map((tone) => `${tone}Ink` as const)] as const;

/** For `prefers-contrast: more`: text at 7:1, lines as strong as text was, no translucent tint. */
export function strengthen(palette: Palette, scheme: Scheme): Palette {
  const away = scheme === 'light' ? 'down' : 'up';
  const opaque = { ...palette.surfaceSunken, lightness: scheme === 'light' ? 0.93 : 0.3 };
  const inks = meetContrast({ ...palette, surfaceHover: opaque }, inkNames, away, strongerRules);
  const lines = { ...inks, line: palette.lineStrong, lineStrong: inks.inkMuted };
  const onInk = meetContrast(lines, ['onInk', 'onInkMuted', 'accentOnInk'], 'up', strongerRules);
  const solids = meetContrast(onInk, [...tones, 'dangerHover'], away, strongerRules);
  const isUnderDarkInk = solids.accentInk.lightness < 0.5;
  return meetContrast(solids, ['accent', 'accentHover'], isUnderDarkInk ? 'up' : 'down', strongerRules);
}
