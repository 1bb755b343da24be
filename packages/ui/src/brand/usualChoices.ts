import { USUAL_CHROMA } from './derivePalette.ts';

/** What those values are that a brand leaves out, and that are no rule of their own: the docs show these very ones. */
export const usualChoices = {
  neutral: { chroma: USUAL_CHROMA },
  font: { mono: "'Source Code Pro Variable', ui-monospace, monospace" },
  headingWeight: 600,
  scheme: 'system',
  shadow: 'soft',
} as const;
