import * as token from './tokens/tokens.ts';

/** What cannot be used now recedes as a whole; where colours are forced it has the grey that the person has for that. */
export const disabledRules = `
  opacity: ${token.opacityDisabled};
  cursor: default;

  @media (forced-colors: active) { color: GrayText; }
`;

/** What lies flat and is held down: twice the veil of what is under the pointer, and sunk at its edge. Its ink is `ink`. */
export const pressedRules = `
  background: linear-gradient(${token.surfaceHover} 0 0) ${token.surfaceHover};
  box-shadow: inset 0 1px 3px color-mix(in oklab, ${token.ink} 35%, transparent);
  color: ${token.ink};
`;
