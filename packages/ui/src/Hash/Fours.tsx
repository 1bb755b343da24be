import styled from '@emotion/styled';
import type { Ref } from 'react';
import * as token from '../tokens/tokens.ts';

/** A text in groups of four for visual comparison. The gaps are margins, so a selection does not contain them. */
export const Fours = ({ text, place }: { text: string; place?: Ref<HTMLElement> }) => (
  <Root dir="ltr" translate="no" ref={place}>
    {(text.match(/^0x|.{1,4}/gsu) ?? []).map((group, index) => (
      // Two groups of an address may be equal.
      <span key={index}>{group}</span>
    ))}
  </Root>
);

/* Balanced, because a last group that stands alone is easily missed in a comparison. */
const Root = styled('code')`
  display: inline-block;
  min-inline-size: 0;
  font-family: ${token.fontMono};
  font-size: inherit;
  font-variant-numeric: slashed-zero;
  overflow-wrap: anywhere;
  text-align: start;
  text-wrap: balance;

  span {
    display: inline-block;
    margin-inline-end: 0.6ch;
  }

  span:nth-of-type(even) {
    color: ${token.inkMuted};
  }
`;
