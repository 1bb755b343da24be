import { styled } from '../styles/styled.ts';
import { Hash, type HashProps } from '../Hash/Hash.tsx';
import * as token from '../tokens/tokens.ts';

export type AddressProps = HashProps & {
  /** The network in full, such as "TRON (TRC-20)": what is sent to the same letters in another network is lost. */
  network: string;
};

/** The address of a wallet, never without its network. Where money is about to be sent, show it whole. */
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
