import { styled } from '../styles/styled.ts';
import * as token from '../tokens/tokens.ts';

/** A native bar as wide as its place: under words (`Progress`), or beside a file that is on its way. */
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

  /* Each engine drops a rule that names the other's parts, so these stay apart. */
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
