import { styled } from '../styles/styled.ts';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import type { ReactNode } from 'react';
import { token } from '../tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface LinkProps extends Unstyled<Omit<AriaLinkProps, 'children' | 'href'>> {
  children: ReactNode;
  href: string;
  /** `quiet` takes the colour of the text around it: in a row of links, in a footer. */
  tone?: 'accent' | 'quiet';
}

/** Leads to another page. What does something here is a `Button`; a call to go on is a `LinkButton`. */
export function Link({ tone = 'accent', ...props }: LinkProps) {
  return <Root {...props} data-tone={tone} />;
}

const Root = styled(AriaLink)`
  border-radius: 2px;
  color: ${token.accentText};
  font-weight: ${token.weightMedium};
  text-decoration: underline;
  text-decoration-color: color-mix(in oklab, currentColor 35%, transparent);
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  cursor: pointer;
  transition: text-decoration-color ${token.motionFast};

  &[data-tone='quiet'] {
    color: inherit;
    font-weight: inherit;
    text-decoration-color: transparent;
  }

  &[data-hovered] {
    text-decoration-color: currentColor;
  }

  &[data-disabled] {
    opacity: 0.45;
    cursor: default;
  }
`;
