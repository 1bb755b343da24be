import styled from '@emotion/styled';
import { Group } from 'react-aria-components/Group';
import * as token from '../tokens/tokens.ts';

/** The border of a field. On touch screens text is 16 px, because phones zoom into inputs with smaller text. */
export const boxRules = `
  min-height: ${token.targetMin};
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusControl};
  background: ${token.surfaceRaised};
  color: ${token.ink};
  font-size: ${token.text14};
  line-height: ${token.line14};
  transition: border-color ${token.motionFast};

  &[data-hovered] { border-color: ${token.inkMuted}; }
  &[data-invalid], [data-invalid] > & { border-color: ${token.danger}; }
  [data-readonly] > & { border-color: ${token.line}; background: transparent; }
  &[data-disabled] { border-color: ${token.line}; background: ${token.surfaceSunken}; color: ${token.inkMuted}; }

  @media (forced-colors: active) {
    &[data-disabled] { border-color: GrayText; color: GrayText; }
  }

  @media (pointer: coarse) { font-size: ${token.text16}; }
`;

/**
 * The box around an input and its extras, such as a currency or a button. Numbers are written left to right in every language and aligned
 * to the start of the line. A button in the box has its own focus ring. A leading number takes the space it needs; the extras wrap below
 * it.
 */
export const FieldBox = styled(Group)`
  ${boxRules}
  display: flex;
  align-items: center;

  &[data-focus-within] {
    outline: 2px solid ${token.focus};
    outline-offset: -1px;
  }

  &:has(button[data-focus-visible]) {
    outline: none;
  }

  & > input {
    flex: 1;
    align-self: stretch;
    width: 100%;
    min-width: 0;
    padding: 0 ${token.space3};
    border: 0;
    border-radius: inherit;
    outline: none;
    background: none;
  }

  & > input:is([type='tel'], [inputmode='decimal'], [inputmode='numeric']):dir(rtl) {
    direction: ltr;
    text-align: end;
  }

  &[data-leading] {
    container-type: inline-size;
    flex-wrap: wrap;
    justify-content: end;
    min-height: 72px;
  }

  &[data-leading] > * {
    max-width: 100%;
    min-height: ${token.targetMin};
  }

  &[data-leading] > input {
    padding: 0 ${token.space1} 0 ${token.space4};
    font-size: ${token.text32};
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weightMedium};
    line-height: ${token.line32};
    letter-spacing: -0.02em;
  }

  & > input::placeholder {
    color: ${token.inkMuted};
    opacity: 1;
  }

  & > input:-webkit-autofill {
    box-shadow: inset 0 0 0 99px ${token.accentSurface};
    -webkit-text-fill-color: ${token.ink};
  }

  & > input:disabled {
    cursor: not-allowed;
  }
`;
