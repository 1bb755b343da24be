import { disabledRules } from '../stateRules.ts';
import * as token from '../tokens/tokens.ts';

/** A disc with an icon, which is in a `span`, above its label. */
export const actionRules = `
  display: inline-flex;
  flex: 1 1 0;
  flex-direction: column;
  align-items: center;
  gap: ${token.space2};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: ${token.ink};
  font: ${token.weightMedium} ${token.text12} / ${token.line12} ${token.fontSans};
  overflow-wrap: anywhere;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  & > span:first-child {
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    border-radius: ${token.radiusFull};
    background: ${token.accentSurface};
    color: ${token.accentText};
    transition: background ${token.motionFast};
  }

  &[data-variant='primary'] > span:first-child { background: ${token.accent}; color: ${token.accentInk}; }
  &[data-variant='primary']:is([data-hovered], [data-pressed]) > span:first-child { background: ${token.accentHover}; }
  &[data-variant='secondary']:is([data-hovered], [data-pressed]) > span:first-child {
    background: linear-gradient(${token.surfaceHover} 0 0) ${token.accentSurface};
  }
  &[data-pressed] > span:first-child { box-shadow: inset 0 1px 3px; }
  &[data-disabled] { ${disabledRules} }

  @media (forced-colors: active) {
    & > span:first-child { border: 1px solid ButtonText; }
    &[data-hovered] > span:first-child { border-color: Highlight; }
  }
`;
