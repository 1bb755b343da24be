export const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

/** The five tones of a status. */
export type Tone = (typeof tones)[number];

/** The tokens that are colours. */
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
  'inkSurface',
  'onInk',
  'onInkMuted',
  'onInkHover',
  'inkLine',
  'accentOnInk',
  'focusOnInk',
  'solidInk',
  'dangerHover',
  ...tones,
  ...tones.map((tone) => `${tone}Surface` as const),
  ...tones.map((tone) => `${tone}Ink` as const),
] as const;

export type ColourName = (typeof colourNames)[number];
