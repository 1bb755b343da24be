import styled from '@emotion/styled';
import { forwardRef } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import { Avatar } from './Avatar.tsx';

export interface AvatarButtonProps extends Unstyled<
  Omit<AriaButtonProps, 'children' | 'aria-label' | 'isPending'>
> {
  /** The user whose initials are shown. */
  name: string;
  /** The accessible name: what the button opens. */
  label: string;
}

/** A user's initials as a button, usually the trigger of the account menu. For an icon use `IconButton`. */
export const AvatarButton = forwardRef<HTMLButtonElement, AvatarButtonProps>(function AvatarButton(
  { name, label, ...props },
  ref,
) {
  return (
    <Root {...props} ref={ref} aria-label={label}>
      <Avatar name={name} size={32} isDecorative />
    </Root>
  );
});

/** The touch target is 44 px although the disc looks smaller. */
const Root = styled(AriaButton)`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token.radiusFull};
  background: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &:is([data-hovered], [data-pressed]) > span {
    background: linear-gradient(${token.surfaceHover} 0 0) ${token.accentSurface};
  }

  @media (pointer: coarse) {
    &::after {
      position: absolute;
      inset: calc((100% - ${token.targetMin}) / 2);
      content: '';
    }
  }
`;
