import * as token from './tokens/tokens.ts';

/** Steps of the 4 px grid between children: 4 is 16 px. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/** One static rule for each step, chosen by the `data-gap` attribute. */
export const gapRules = `
  &[data-gap='1'] { gap: ${token.space1}; }
  &[data-gap='2'] { gap: ${token.space2}; }
  &[data-gap='3'] { gap: ${token.space3}; }
  &[data-gap='4'] { gap: ${token.space4}; }
  &[data-gap='5'] { gap: ${token.space5}; }
  &[data-gap='6'] { gap: ${token.space6}; }
  &[data-gap='8'] { gap: ${token.space8}; }
  &[data-gap='10'] { gap: ${token.space10}; }
  &[data-gap='12'] { gap: ${token.space12}; }
  &[data-gap='16'] { gap: ${token.space16}; }
`;
