import { tones, type ColourName } from '../palette.ts';
import { contrast, type Oklch } from './colour.ts';

/** The value of each colour token in one scheme. */
export type Palette = Readonly<Record<ColourName, Oklch>>;

/** A WCAG 2.2 requirement: the least contrast of a colour on a surface, optionally on hover. */
export interface ContrastRule {
  readonly colour: ColourName;
  readonly on: ColourName;
  readonly veil?: ColourName;
  readonly atLeast: 3 | 4.5 | 7;
}

export interface ContrastFailure extends ContrastRule {
  readonly ratio: number;
}

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;

const text = (colour: ColourName, on: ColourName, veil?: ColourName): ContrastRule =>
  veil ? { colour, on, veil, atLeast: 4.5 } : { colour, on, atLeast: 4.5 };
const graphic = (colour: ColourName, on: ColourName): ContrastRule => ({ colour, on, atLeast: 3 });

/** Every pair of colours that components use. Add a pair here before a component uses it. */
export const contrastRules: readonly ContrastRule[] = [
  ...surfaces.flatMap((on) => [
    text('ink', on),
    text('ink', on, 'surfaceHover'),
    text('inkMuted', on),
    text('inkMuted', on, 'surfaceHover'),
    text('accentText', on),
    text('accentText', on, 'surfaceHover'),
    ...tones.map((tone) => text(`${tone}Ink`, on)),
    ...tones.map((tone) => graphic(tone, on)),
    graphic('accentLine', on),
    graphic('lineStrong', on),
    graphic('focus', on),
  ]),
  text('onInk', 'inkSurface'),
  text('onInk', 'inkSurface', 'onInkHover'),
  text('onInkMuted', 'inkSurface'),
  text('onInkMuted', 'inkSurface', 'onInkHover'),
  text('accentOnInk', 'inkSurface'),
  text('accentOnInk', 'inkSurface', 'onInkHover'),
  text('inkSurface', 'onInk'),
  graphic('inkLine', 'inkSurface'),
  graphic('focusOnInk', 'inkSurface'),
  text('accentInk', 'accent'),
  text('accentInk', 'accentHover'),
  text('solidInk', 'dangerHover'),
  text('ink', 'accentSurface'),
  text('inkMuted', 'accentSurface'),
  text('accentText', 'accentSurface'),
  graphic('accentLine', 'accentSurface'),
  graphic('lineStrong', 'accentSurface'),
  graphic('focus', 'accentSurface'),
  ...tones.flatMap((tone) => [
    text('solidInk', tone),
    text('ink', `${tone}Surface`),
    text(`${tone}Ink`, `${tone}Surface`),
    graphic(tone, `${tone}Surface`),
    graphic('focus', `${tone}Surface`),
    graphic('accentLine', `${tone}Surface`),
  ]),
];

/** The same pairs under `prefers-contrast: more`: text at 7:1. */
export const strongerRules: readonly ContrastRule[] = contrastRules.map((rule) =>
  rule.atLeast === 4.5 ? { ...rule, atLeast: 7 } : rule,
);

export const calculateRatio = (palette: Palette, { colour, on, veil }: ContrastRule): number =>
  contrast(palette[colour], palette[on], veil && palette[veil]);

/** The rules that a palette breaks, worst first. */
export const contrastFailures = (
  palette: Palette,
  rules: readonly ContrastRule[] = contrastRules,
): readonly ContrastFailure[] =>
  rules
    .map((rule) => ({ ...rule, ratio: calculateRatio(palette, rule) }))
    .filter((measured) => measured.ratio < measured.atLeast)
    .sort((a, b) => a.ratio / a.atLeast - b.ratio / b.atLeast);
