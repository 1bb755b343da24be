import * as token from '../tokens/tokens.ts';

/** The surface of popovers, menus and select lists. */
export const surfaceRules = `
  max-inline-size: min(480px, calc(100vw - 2 * ${token.space4}));
  overflow: auto;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  background: ${token.surfaceRaised};
  box-shadow: ${token.shadow1};
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  transition: opacity ${token.motionFast}, translate ${token.motionFast};

  &:is([data-entering], [data-exiting]) { opacity: 0; translate: 0 -4px; }
  &[data-placement='top']:is([data-entering], [data-exiting]) { translate: 0 4px; }
`;
