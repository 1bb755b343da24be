import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import type { ReactNode } from 'react';

/** For drawings: what came in is solid, what went out is an outline. */
export const flowRules = `
  & > rect {
    fill: ${token.accentLine};
    stroke: ${token.accentLine};
    stroke-width: 0;
  }

  & > [data-flow='expense'] {
    fill: ${token.accentSurface};
    stroke-width: 1.5;
  }
`;

/** The mark of a flow in words. */
export const FlowMark = ({ flow, children }: { flow: 'income' | 'expense'; children: ReactNode }) => (
  <Root aria-hidden>
    <svg width="12" height="12">
      <rect data-flow={flow} x="1" y="1" width="10" height="10" />
    </svg>
    <span>{children}</span>
  </Root>
);

const Root = styled('span')`
  display: inline-flex;
  align-items: center;
  gap: ${token.space1};
  color: ${token.inkMuted};
  font: ${token.weightRegular} ${token.text12} / ${token.line12} ${token.fontSans};

  & > svg {
    ${flowRules}
  }
`;
