import { inkRules, media, styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import type { ReactNode } from 'react';

/** The ink at the head of the home: words, and a drawing beside or below them. */
export const Panel = ({ children }: { children: ReactNode }) => <Root>{children}</Root>;

// On a phone it goes from edge to edge under the top bar.
const Root = styled('section')`
  display: grid;
  grid-template-columns: minmax(0, 440px) minmax(0, 1fr);
  gap: ${token.space8};
  padding: ${token.space8};
  border-radius: ${token.radiusSheet};
  ${inkRules}

  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
    padding: ${token.space6};
  }

  ${media.small} {
    gap: ${token.space5};
    margin: calc(-1 * ${token.space4}) calc(-1 * ${token.space4}) 0;
    padding: ${token.space4} ${token.space4} ${token.space5};
    border-width: 0 0 1px;
    border-radius: 0;
  }
`;
