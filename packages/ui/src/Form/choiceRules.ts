import * as token from '../tokens/tokens.ts';

/** A checkbox, radio or switch together with its label, as one press target. */
export const choiceRules = `
  display: flex;
  gap: ${token.space3};
  align-items: flex-start;
  padding: ${token.space1} 0;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:is([data-disabled], [data-readonly]) { cursor: default; }
  &[data-disabled] { color: ${token.inkMuted}; }
  &[data-focus-visible] { outline: none; }

  @media (pointer: coarse) { padding: 12px 0; }
  @media (forced-colors: active) { &[data-disabled] { color: GrayText; } }
`;

/** The box, circle or track of the control. Must be a direct child of an element with `choiceRules`. */
export const markRules = `
  flex: none;
  border: 1px solid ${token.lineStrong};
  background: ${token.surfaceRaised};
  transition: background ${token.motionFast}, border-color ${token.motionFast};

  [data-hovered] > & { border-color: ${token.accentLine}; }
  [data-invalid] > & { border-color: ${token.danger}; }
  [data-selected] > &, [data-indeterminate] > & { border-color: ${token.accentLine}; }
  [data-focus-visible] > & { outline: 2px solid ${token.focus}; outline-offset: 2px; }
  [data-readonly] > & { border-color: ${token.lineStrong}; background: ${token.surfaceSunken}; }
  [data-disabled] > & { opacity: ${token.opacityDisabled}; }

  @media (forced-colors: active) {
    [data-rac][data-disabled] > & { border-color: GrayText; background: Canvas; color: GrayText; }
  }
`;
