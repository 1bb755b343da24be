import styled from '@emotion/styled';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { createElement, forwardRef, type ReactNode } from 'react';
import { disabledRules } from '../stateRules.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface LinkProps extends Unstyled<Omit<AriaLinkProps, 'children' | 'href'>> {
  children: ReactNode;
  href: string;
  /**
   * `quiet` takes the colour of the surrounding text: in a row of links, in a footer. `section` is an entry of a navigation
   * beside the page, and looks like one of the side bar: its tint is wider than its text, which stays on the grid. A `small` in it is a second line.
   */
  tone?: 'accent' | 'quiet' | 'section';
}

/** A link to another page. For an action use `Button`, for a call to action `LinkButton`. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { tone = 'accent', hrefLang, ...props },
  ref,
) {
  // React Aria accepts this attribute but does not pass it on.
  const render: AriaLinkProps['render'] = (element) =>
    'href' in element ? createElement('a', { ...element, hrefLang }) : <span {...element} />;
  return <Root {...props} ref={ref} render={hrefLang === undefined ? undefined : render} data-tone={tone} />;
});

// - In a title a link is in ink, and beside one it is an action: underlines are for prose.
// - The second line of a section's link is what its page says.
// - A link inside a paragraph stays as high as the line.
const Root = styled(AriaLink)`
  border-radius: min(2px, ${token.radiusControl});
  color: ${token.accentText};
  font-weight: ${token.weightMedium};
  text-decoration: underline;
  text-decoration-color: color-mix(in oklab, currentColor 35%, transparent);
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  cursor: pointer;
  transition: text-decoration-color ${token.motionFast};

  *:is(h1, h2, h3, h4, h5, h6, th) > & {
    color: inherit;
    font-weight: inherit;
  }

  *:is(h1, h2, h3, h4, h5, h6, th) > &:not([data-hovered]),
  *:is(h1, h2, h3, h4, h5, h6) + &:not([data-hovered]) {
    text-decoration-color: transparent;
  }

  &[data-tone='quiet'] {
    color: inherit;
    font-weight: inherit;
    text-decoration-color: transparent;
  }

  &[data-hovered] {
    text-decoration-color: currentColor;
  }

  &[data-tone='section'] {
    display: block;
    margin-inline: calc(-1 * ${token.space3});
    padding: ${token.space2} ${token.space3};
    border-radius: ${token.radiusControl};
    color: ${token.inkMuted};
    font: ${token.weightMedium} ${token.text14} / ${token.line14} ${token.fontSans};
    text-decoration: none;
    transition:
      background ${token.motionFast},
      color ${token.motionFast};
  }

  &[data-tone='section'] > small {
    display: block;
    color: ${token.inkMuted};
    font: ${token.weightRegular} ${token.text12} / ${token.line12} ${token.fontSans};
    overflow-wrap: anywhere;
  }

  &[data-tone='section'][data-hovered] {
    background: ${token.surfaceHover};
    color: ${token.ink};
  }

  &[data-tone='section'][aria-current] {
    background: ${token.accentSurface};
    color: ${token.accentText};
  }

  @media (forced-colors: active) {
    &[data-tone='section'][aria-current] {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }
  }

  &[data-disabled] {
    ${disabledRules}
  }

  @media (pointer: coarse) {
    align-content: center;
    min-inline-size: ${token.targetMin};
    min-block-size: ${token.targetMin};
  }
`;
