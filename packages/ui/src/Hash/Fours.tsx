import styled from '@emotion/styled';
import type { Ref } from 'react';
import * as token from '../tokens/tokens.ts';

/** A text in groups of four for visual comparison. The gaps are margins, so a selection does not contain them. */
export const Fours = ({ text, place }: { text: string; place?: Ref<HTMLElement> }) => (
  <Root dir="ltr" ref={place}>
    {(text.match(/^0x|.{1,4}/gsu) ?? []).map((group, index) => (
      // Two groups of an address may be equal.
      <span key={index}>{group}</span>
    ))}
  </Root>
);

const Root = styled('code')`
  min-inline-size: 0;
  font-family: ${token.fontMono};
  font-size: inherit;
  font-variant-numeric: slashed-zero;
  overflow-wrap: anywhere;
  text-align: start;

  span {
    display: inline-block;
    margin-inline-end: 0.6ch;
  }

  span:nth-of-type(even) {
    color: ${token.inkMuted};
  }
`;
