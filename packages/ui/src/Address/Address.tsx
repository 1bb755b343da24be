import styled from '@emotion/styled';
import { Hash, type HashProps } from '../Hash/Hash.tsx';
import * as token from '../tokens/tokens.ts';

export type AddressProps = HashProps & {
  /**
   * The full name of the network, such as "TRON (TRC-20)": money sent to the same address in another network is
   * lost.
   */
  network: string;
};

/** A wallet address with its network. Show it in full where the user is about to send money. */
export function Address({ network, ...hash }: AddressProps) {
  return (
    <Root data-mn-apart>
      <Hash {...hash} />
      <small>{network}</small>
    </Root>
  );
}

const Root = styled('span')`
  display: inline-grid;
  max-inline-size: 100%;
  vertical-align: middle;

  & > small {
    color: ${token.inkMuted};
    font-size: ${token.text12};
    line-height: ${token.line12};
    overflow-wrap: anywhere;
  }
`;
