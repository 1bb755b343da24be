import styled from '@emotion/styled';
import { forwardRef } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { type ButtonIcon, buttonRules, type ButtonSize, type ButtonVariant } from '../Button/buttonRules.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { LinkProps } from './Link.tsx';

export type LinkButtonProps = Omit<LinkProps, 'tone'> & {
  variant?: Exclude<ButtonVariant, 'danger'>;
  size?: ButtonSize;
  isWide?: boolean;
} & ButtonIcon;

/** A link that is the next step of a page, drawn as a button. Inside text use `Link`. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { children, variant = 'secondary', size = 'medium', icon, isWide = false, isIconOnPhone = false, ...props },
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
      data-icon-on-phone={isIconOnPhone || undefined}
    >
      {icon && <Icon of={icon} size={size === 'large' ? 20 : 16} />}
      <span>{children}</span>
    </Root>
  );
});

const Root = styled(AriaLink)`
  ${buttonRules}
`;
