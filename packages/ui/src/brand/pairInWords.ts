import type { ColourName } from '../palette.ts';
import type { ContrastRule } from './contrastRules.ts';

const words: Record<ColourName, string> = {
  surface: 'the page',
  surfaceRaised: 'a card',
  surfaceSunken: 'a sunken surface',
  surfaceHover: 'what lies under the pointer',
  ink: 'text',
  inkMuted: 'secondary text',
  line: 'a separating line',
  lineStrong: 'the border of a control',
  accent: 'the accent',
  accentHover: 'the accent under the pointer',
  accentInk: 'the text of the main action',
  accentLine: 'the accent as a line',
  accentSurface: 'the soft surface of the accent',
  accentText: 'a link',
  focus: 'the focus ring',
  overlay: 'the veil behind a dialog',
  inkSurface: 'the ink surface',
  onInk: 'text on ink',
  onInkMuted: 'secondary text on ink',
  onInkHover: 'what lies under the pointer on ink',
  inkLine: 'the border of a control on ink',
  accentOnInk: 'the accent on ink',
  focusOnInk: 'the focus ring on ink',
  solidInk: 'text on a solid tone',
  dangerHover: 'the solid of danger under the pointer',
  neutral: 'the neutral solid',
  neutralSurface: 'the neutral surface',
  neutralInk: 'neutral text',
  info: 'the solid of information',
  infoSurface: 'the surface of information',
  infoInk: 'the text of information',
  success: 'the solid of success',
  successSurface: 'the surface of success',
  successInk: 'the text of success',
  warning: 'the solid of a warning',
  warningSurface: 'the surface of a warning',
  warningInk: 'the text of a warning',
  danger: 'the solid of danger',
  dangerSurface: 'the surface of danger',
  dangerInk: 'the text of danger',
};

/** "the text of the main action on the accent". */
export const pairInWords = ({ colour, on, veil }: ContrastRule): string =>
  `${words[colour]} on ${words[on]}${veil ? ' under the pointer' : ''}`;
