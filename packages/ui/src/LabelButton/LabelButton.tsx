import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface LabelButtonProps extends Unstyled<Omit<AriaButtonProps, 'children' | 'isPending'>> {
  /** The label of the figure below it. */
  children: ReactNode;
}

/** The label of a figure that can be another one, or whose parts can be seen: the trigger of a `Popover`, a `Menu` or a fold. */
export const LabelButton = forwardRef<HTMLButtonElement, LabelButtonProps>(function LabelButton(
  { children, ...props },
  ref,
) {
  return (
    <Root {...props} ref={ref}>
      <span>{children}</span>
      <Icon of={ChevronDown} size={16} />
    </Root>
  );
});

const Root = styled(AriaButton)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space1};
  inline-size: fit-content;
  max-inline-size: 100%;
  min-block-size: ${token.space6};
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: ${token.inkMuted};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
  }

  &:is([data-hovered], [data-pressed]) {
    color: ${token.ink};
  }

  @media (pointer: coarse) {
    min-block-size: ${token.targetMin};
    margin-block: calc((${token.space6} - ${token.targetMin}) / 2);
  }
`;
