import styled from '@emotion/styled';
import * as token from '../tokens/tokens.ts';

export interface MoneyShareProps {
  /** Percent of the width, only for drawing: solid for what is free. */
  free: number;
  /** Percent of the width behind it: dashes for what moves. */
  coming?: number;
}

/** Shares of a sum, drawn as `MoneyLine` draws days. Words and amounts beside it say the same. */
export function MoneyShare({ free, coming = 0 }: MoneyShareProps) {
  return (
    <Root aria-hidden>
      <span style={{ inlineSize: `${free}%` }} />
      <span data-coming style={{ inlineSize: `${coming}%` }} />
    </Root>
  );
}

// As high as a `MoneyLine` of a row. Borders are printed, and stay in forced colours.
const Root = styled('div')`
  display: flex;
  align-items: center;
  block-size: 12px;

  & > span {
    border-block-start: 3px solid ${token.accentLine};
  }

  & > [data-coming] {
    border-block-start-style: dashed;
  }
`;
