import { intoGamut, type Oklch } from './colour.ts';

/** What each colour token resolves to in one scheme. */
export type Palette = Readonly<Record<ColourName, Oklch>>;

export const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

/** The five tones a status may have, the same everywhere. */
export type Tone = (typeof tones)[number];

export const colourNames = [
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceHover',
  'ink',
  'inkMuted',
  'line',
  'lineStrong',
  'accent',
  'accentHover',
  'accentInk',
  'accentLine',
  'accentSurface',
  'accentText',
  'focus',
  'overlay',
  'solidInk',
  'dangerHover',
  ...tones,
  ...tones.map((tone) => `${tone}Surface` as const),
  ...tones.map((tone) => `${tone}Ink` as const),
] as const;

export type ColourName = (typeof colourNames)[number];

/** Meanings keep their hue whatever the brand, so that red never becomes a brand's idea of progress. */
const toneHue = { info: 255, success: 155, warning: 70, danger: 25 };

const ramp = (hue: number) => (lightness: number, chroma: number, alpha?: number) =>
  intoGamut(alpha === undefined ? { lightness, chroma, hue } : { lightness, chroma, hue, alpha });

export function lightPalette(accent: Oklch, neutralHue: number): Palette {
  const grey = ramp(neutralHue);
  const brand = ramp(accent.hue);
  const [info, success, warning, danger] = [
    ramp(toneHue.info),
    ramp(toneHue.success),
    ramp(toneHue.warning),
    ramp(toneHue.danger),
  ];
  return {
    surface: grey(0.985, 0.003),
    surfaceRaised: grey(1, 0),
    surfaceSunken: grey(0.962, 0.006),
    surfaceHover: grey(0.35, 0.03, 0.06),
    ink: grey(0.23, 0.022),
    inkMuted: grey(0.48, 0.022),
    line: grey(0.915, 0.008),
    lineStrong: grey(0.61, 0.018),
    accent: intoGamut(accent),
    accentHover: brand(accent.lightness - 0.06, accent.chroma),
    accentInk: grey(1, 0),
    accentLine: intoGamut(accent),
    accentSurface: brand(0.962, 0.016),
    accentText: brand(Math.min(accent.lightness, 0.47), accent.chroma),
    focus: brand(0.55, Math.max(accent.chroma, 0.12)),
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

/** Not the light scheme turned over: what is raised gets lighter, and colours lose chroma as they gain light. */
export function darkPalette(accent: Oklch, neutralHue: number): Palette {
  const grey = ramp(neutralHue);
  const brand = ramp(accent.hue);
  const [info, success, warning, danger] = [
    ramp(toneHue.info),
    ramp(toneHue.success),
    ramp(toneHue.warning),
    ramp(toneHue.danger),
  ];
  return {
    surface: grey(0.185, 0.012),
    surfaceRaised: grey(0.226, 0.014),
    surfaceSunken: grey(0.155, 0.011),
    surfaceHover: grey(0.9, 0.02, 0.07),
    ink: grey(0.95, 0.006),
    inkMuted: grey(0.745, 0.016),
    line: grey(0.305, 0.016),
    lineStrong: grey(0.575, 0.02),
    accent: brand(0.74, accent.chroma),
    accentHover: brand(0.8, accent.chroma),
    accentInk: grey(0.18, 0.02),
    accentLine: brand(0.74, accent.chroma),
    accentSurface: brand(0.295, Math.min(accent.chroma, 0.045)),
    accentText: brand(0.81, accent.chroma),
    focus: brand(0.78, Math.max(accent.chroma, 0.12)),
    overlay: grey(0.08, 0.01, 0.62),
    solidInk: grey(0.18, 0.02),
    neutral: grey(0.72, 0.018),
    neutralSurface: grey(0.285, 0.016),
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
