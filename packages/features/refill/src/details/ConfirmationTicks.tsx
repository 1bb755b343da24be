import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';

interface ConfirmationTicksProps {
  count: number;
  required: number;
}

/** A tick for each confirmation that the network needs, filled as they come. The stages below say the same in words. */
export const ConfirmationTicks = ({ count, required }: ConfirmationTicksProps) => (
  <Root aria-hidden>
    {Array.from({ length: required }, (_, index) => (
      <span key={index} data-filled={index < count || undefined} />
    ))}
  </Root>
);

const Root = styled('div')`
  display: flex;
  gap: 3px;
  inline-size: 100%;

  span {
    flex: 1 1 0;
    max-inline-size: ${token.space8};
    block-size: ${token.space2};
    box-sizing: border-box;
    border: 1px solid ${token.accentLine};
    border-radius: 2px;
    transition: background ${token.motion};
  }

  [data-filled] {
    background: ${token.accentLine};
    print-color-adjust: exact;
  }

  @media (forced-colors: active) {
    [data-filled] {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
