import styled from '@emotion/styled';
import * as token from '../tokens/tokens.ts';

/**
 * A native progress bar of full width, for `Progress` and for uploads. Browsers drop a rule with an unknown pseudo-element, so each
 * engine's has its own rule.
 */
export const Bar = styled('progress')`
  --filled: ${token.accentLine};

  appearance: none;
  inline-size: 100%;
  block-size: 6px;
  overflow: hidden;
  border: 0;
  border-radius: ${token.radiusFull};
  background: ${token.neutralSurface};

  &[data-tone='success'] {
    --filled: ${token.success};
  }

  &::-webkit-progress-bar {
    background: transparent;
  }

  &::-webkit-progress-value {
    border-radius: ${token.radiusFull};
    background: var(--filled);
    transition: inline-size ${token.motionFigure} ease-out;
  }

  &::-moz-progress-bar {
    border-radius: ${token.radiusFull};
    background: var(--filled);
  }

  @media (forced-colors: active) {
    --filled: Highlight;

    border: 1px solid;
  }
`;
