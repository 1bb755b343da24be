import { keyframes } from '@emotion/react';
import { styled } from '../styles/styled.ts';
import { forwardRef, type ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon, type LucideIcon } from '../Icon/Icon.tsx';
import type { Unstyled } from '../Unstyled.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { buttonRules, type ButtonSize, type ButtonVariant } from './buttonRules.ts';

export type ButtonProps = Unstyled<Omit<AriaButtonProps, 'children' | 'isPending'>> & {
  /** What it does, in words. */
  children: Exclude<ReactNode, boolean | null | undefined>;
  /** One primary on a screen: the thing it is for. `danger` only where something is lost. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Stands before the words. */
  icon?: LucideIcon;
  /** Fills the width of its place. */
  isWide?: boolean;
} & (
    | { isPending?: undefined; pendingLabel?: undefined }
    | {
        /** The action is under way: presses do nothing, the width stays, and `pendingLabel` is read out. */
        isPending: boolean;
        pendingLabel: string;
      }
  );

/** Does something here. What leads to another page is a `Link` or a `LinkButton`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    children,
    variant = 'secondary',
    size = 'medium',
    icon,
    isWide = false,
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

const Ring = styled('span')`
  position: absolute;
  inset: 0;
  width: 1.25em;
  height: 1.25em;
  margin: auto;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  /* Else the gap is drawn, too, and a whole ring does not seem to turn. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

const Root = styled(AriaButton)`
  ${buttonRules}
`;
