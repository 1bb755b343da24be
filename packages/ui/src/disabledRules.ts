import * as token from './tokens/tokens.ts';

/** What cannot be used now recedes as a whole; where colours are forced it has the grey that the person has for that. */
export const disabledRules = `
  opacity: ${token.opacityDisabled};
  cursor: default;

  @media (forced-colors: active) { color: GrayText; }
`;
