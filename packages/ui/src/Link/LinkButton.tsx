import styled from '@emotion/styled';
import { forwardRef } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { buttonRules, type ButtonSize, type ButtonVariant } from '../Button/buttonRules.ts';
import { Icon, type LucideIcon } from '../Icon/Icon.tsx';
import type { LinkProps } from './Link.tsx';

export interface LinkButtonProps extends Omit<LinkProps, 'tone'> {
  variant?: Exclude<ButtonVariant, 'danger'>;
  size?: ButtonSize;
  /** Shown before the label. */
  icon?: LucideIcon;
  isWide?: boolean;
}

/** A link that is the next step of a page, drawn as a button. Inside text use `Link`. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { children, variant = 'secondary', size = 'medium', icon, isWide = false, ...props },
  ref,
) {
  return (
    <Root
      {...props}
      ref={ref}
      data-mn-apart
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {icon && <Icon of={icon} size={size === 'large' ? 20 : 16} />}
      {children}
    </Root>
  );
});

const Root = styled(AriaLink)`
  ${buttonRules}
`;
