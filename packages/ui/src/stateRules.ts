import * as token from './tokens/tokens.ts';

/** Disabled state: faded, or the system's `GrayText` in forced-colours mode. */
export const disabledRules = `
  opacity: ${token.opacityDisabled};
  cursor: default;

  @media (forced-colors: active) { color: GrayText; }
`;

/** Pressed state of flat controls: twice the hover tint and an inset shadow. */
export const pressedRules = `
  background: linear-gradient(${token.surfaceHover} 0 0) ${token.surfaceHover};
  box-shadow: inset 0 1px 3px color-mix(in oklab, ${token.ink} 35%, transparent);
  color: ${token.ink};
`;
