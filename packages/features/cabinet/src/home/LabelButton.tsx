import { ChevronDownIcon, Icon, type Unstyled } from '@meridian/ui';
import { styled, UnstyledButton } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { type ComponentProps, forwardRef, type ReactNode } from 'react';

export interface LabelButtonProps extends Unstyled<
  Omit<ComponentProps<typeof UnstyledButton>, 'children' | 'isPending'>
> {
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
      <Icon of={ChevronDownIcon} size={16} />
    </Root>
  );
});

const Root = styled(UnstyledButton)`
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
