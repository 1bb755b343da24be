import styled from '@emotion/styled';
import { forwardRef } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { Icon, type LucideIcon } from '../Icon/Icon.tsx';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface TopBarLinkProps extends Unstyled<Omit<AriaLinkProps, 'children' | 'aria-label' | 'href'>> {
  icon: LucideIcon;
  /** The accessible name, with the count in words: «Notifications, 3 unread». */
  label: string;
  href: string;
  /** One digit beside the icon, or `9+`. */
  count?: string | undefined;
}

/** A link of the `AppShell`'s top bar that is only an icon, such as the notifications. For an action use `IconButton`. */
export const TopBarLink = forwardRef<HTMLAnchorElement, TopBarLinkProps>(function TopBarLink(
  { icon, label, count, ...props },
  ref,
) {
  return (
    <Root {...props} ref={ref} aria-label={label}>
      <Icon of={icon} />
      {count !== undefined && <Count aria-hidden>{count}</Count>}
    </Root>
  );
});

/** The touch target is 44 px although the link looks smaller. */
const Root = styled(AriaLink)`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${token.radiusControl};
  color: ${token.inkMuted};
  cursor: pointer;
  transition:
    background ${token.motionFast},
    color ${token.motionFast};

  &:is([data-hovered], [aria-current]) {
    background: ${token.surfaceHover};
    color: ${token.ink};
  }

  @media (forced-colors: active) {
    &:is([data-hovered], [aria-current]):not([data-focus-visible]) {
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

// In forced colors it keeps its background, so that the digit does not lie on the icon.
const Count = styled('span')`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 50%;
  box-sizing: border-box;
  min-inline-size: 16px;
  padding-inline: 3px;
  border-radius: 8px;
  box-shadow: 0 0 0 2px ${token.surface};
  background: ${token.accent};
  color: ${token.accentInk};
  font-size: ${token.text12};
  font-weight: ${token.weightMedium};
  font-variant-numeric: tabular-nums;
  line-height: 16px;
  text-align: center;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    outline: 1px solid Canvas;
    background: Highlight;
    color: HighlightText;
  }
`;
