import * as token from '../tokens/tokens.ts';

/** A filter in one line: its name, then what is chosen. */
export const pillRules = `
  display: inline-flex;
  align-items: center;
  gap: ${token.space1};
  inline-size: auto;
  min-block-size: 36px;
  margin: 0;
  padding: ${token.space1} ${token.space3};
  border: 1px solid ${token.line};
  border-radius: ${token.radiusFull};
  background: ${token.surfaceRaised};
  color: ${token.ink};
  font: ${token.weightMedium} ${token.text14} / ${token.line14} ${token.fontSans};
  text-align: start;
  cursor: pointer;
  transition: border-color ${token.motionFast};

  & > [data-name] { color: ${token.inkMuted}; font-weight: ${token.weightRegular}; }
  & > svg { flex: none; color: ${token.inkMuted}; }
  &:is([data-hovered], [data-pressed]) { border-color: ${token.lineStrong}; }

  @media (pointer: coarse) { min-block-size: ${token.targetMin}; }
`;
