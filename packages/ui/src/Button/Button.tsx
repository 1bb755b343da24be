import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { forwardRef, type ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import type { Unstyled } from '../Unstyled.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type ButtonIcon, buttonRules, type ButtonSize, type ButtonVariant } from './buttonRules.ts';

export type ButtonProps = Unstyled<Omit<AriaButtonProps, 'children' | 'isPending'>> & {
  /** The label: what the button does. */
  children: Exclude<ReactNode, boolean | null | undefined>;
  /** One primary button per screen. `danger` only for destructive actions. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the available width. */
  isWide?: boolean;
  /** A button leads nowhere: use `LinkButton` for a link that looks like one. */
  href?: 'Use LinkButton for a link that looks like a button';
} & ButtonIcon &
  (
    | { isPending?: undefined; pendingLabel?: undefined }
    | {
        /** While pending, presses do nothing, the width stays, and `pendingLabel` is announced. */
        isPending: boolean;
        pendingLabel: string;
      }
  );

/** Does something on this page. For another page use `Link` or `LinkButton`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    children,
    variant = 'secondary',
    size = 'medium',
    icon,
    isWide = false,
    isIconOnPhone = false,
    isPending = false,
    pendingLabel,
    ...props
  },
  ref,
) {
  return (
    <Root
      {...props}
      ref={ref}
      isPending={isPending}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      data-icon-on-phone={isIconOnPhone || undefined}
    >
      <Words>
        {icon && <Icon of={icon} size={size === 'large' ? 20 : 16} />}
        <span>{children}</span>
      </Words>
      {isPending && pendingLabel !== undefined && (
        <>
          <Ring />
          <VisuallyHidden>{pendingLabel}</VisuallyHidden>
        </>
      )}
    </Root>
  );
});

const Words = styled('span')`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  min-inline-size: 0;

  & > span {
    min-inline-size: 0;
  }

  [data-pending] > & {
    opacity: 0;
  }
`;

const turn = keyframes`
  to {
    transform: rotate(360deg);
  }
`;

// Forced colors would draw the gap of the ring, and a full ring does not appear to turn.
const Ring = styled('span')`
  position: absolute;
  inset: 0;
  width: 1.25em;
  height: 1.25em;
  margin: auto;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${turn} 0.8s linear infinite;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

const Root = styled(AriaButton)`
  ${buttonRules}
`;
