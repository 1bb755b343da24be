import styled from '@emotion/styled';
import { forwardRef } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon, type LucideIcon } from '../Icon/Icon.tsx';
import { disabledRules } from '../stateRules.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface IconButtonProps extends Unstyled<
  Omit<AriaButtonProps, 'children' | 'aria-label' | 'isPending'>
> {
  icon: LucideIcon;
  /** The accessible name: what the button does. */
  label: string;
  /** `small` (32 px) inside a field or a table row. */
  size?: 'small' | 'medium';
}

/** A button with an icon that everyone knows: close, copy, reveal. Where text fits, use `Button`. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, size = 'medium', ...props },
  ref,
) {
  return (
    <Root {...props} ref={ref} aria-label={label} data-size={size}>
      <Icon of={icon} />
    </Root>
  );
});

/** The touch target is 44 px although the button looks smaller. */
const Root = styled(AriaButton)`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token.radiusControl};
  background: transparent;
  color: ${token.inkMuted};
  cursor: pointer;
  transition:
    background ${token.motionFast},
    color ${token.motionFast};
  -webkit-tap-highlight-color: transparent;

  &[data-size='small'] {
    width: 32px;
    height: 32px;
  }

  &:is([data-hovered], [data-pressed]) {
    background: ${token.surfaceHover};
    color: ${token.ink};
  }

  &[data-pressed] {
    box-shadow: inset 0 1px 3px color-mix(in oklab, ${token.ink} 35%, transparent);
  }

  &[data-disabled] {
    ${disabledRules}
  }

  @media (forced-colors: active) {
    &[data-hovered]:not([data-focus-visible]) {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }

  @media (pointer: coarse) {
    &::after {
      position: absolute;
      inset: calc((100% - ${token.targetMin}) / 2);
      content: '';
    }
  }
`;
