import styled from '@emotion/styled';
import * as token from '../tokens/tokens.ts';

/** A row of a `Menu` or of a `SearchDialog`. `data-focused` is the one that Enter opens. */
export const rowRules = `
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space3};
  min-block-size: ${token.space10};
  padding: ${token.space2} ${token.space3};
  border-radius: ${token.radiusControl};
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  outline: none;

  svg {
    flex: none;
    color: ${token.inkMuted};
  }

  &:is([data-hovered], [data-focused]) {
    background: ${token.surfaceHover};
  }

  &[data-focus-visible] {
    outline: 2px solid ${token.focus};
    outline-offset: -2px;
  }

  @media (pointer: coarse) {
    min-block-size: ${token.targetMin};
  }

  @media (forced-colors: active) {
    &:is([data-hovered], [data-focused]) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** The label, above what is beside it. */
export const Words = styled('span')`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-icons] &[data-bare] {
    margin-inline-start: calc(16px + ${token.space3});
  }
`;

export const Aside = styled('span')`
  color: ${token.inkMuted};
  font-size: ${token.text12};
  line-height: ${token.line12};
`;
