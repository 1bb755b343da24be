import { tones, type ColourName } from '../palette.ts';

/**
 * Tokens in forced-colours mode (Windows contrast themes). Browsers keep system colours, so a filled control
 * stays filled.
 */
export const forcedColours: Readonly<Partial<Record<ColourName, string>>> = {
  ...Object.fromEntries(
    tones.flatMap((tone) => [
      [tone, 'CanvasText'],
      [`${tone}Surface`, 'Canvas'],
      [`${tone}Ink`, 'CanvasText'],
    ]),
  ),
  surface: 'Canvas',
  surfaceRaised: 'Canvas',
  surfaceSunken: 'Canvas',
  surfaceHover: 'Canvas',
  ink: 'CanvasText',
  inkMuted: 'CanvasText',
  line: 'CanvasText',
  lineStrong: 'CanvasText',
  accent: 'Highlight',
  accentHover: 'CanvasText',
  accentInk: 'HighlightText',
  accentLine: 'Highlight',
  accentSurface: 'Canvas',
  accentText: 'LinkText',
  focus: 'Highlight',
  inkSurface: 'Canvas',
  onInk: 'CanvasText',
  onInkMuted: 'CanvasText',
  onInkHover: 'Canvas',
  inkLine: 'CanvasText',
  accentOnInk: 'CanvasText',
  focusOnInk: 'Highlight',
  solidInk: 'Canvas',
  dangerHover: 'CanvasText',
};
