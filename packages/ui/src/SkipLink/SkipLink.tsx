import { forwardRef, type MouseEvent } from 'react';
import { styled } from '../styles/styled.ts';
import * as token from '../tokens/tokens.ts';

export interface SkipLinkProps {
  /** Where it leads, in words: "Skip to content". */
  children: string;
  /** Id of what it leads to, which must be able to take the focus: `<main id="content" tabIndex={-1}>`. */
  to: string;
}

/** The first stop of Tab on a page, past everything that stands on every page. `AppShell` has one; give another frame its own. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { children, to },
  ref,
) {
  // The address is the router's: the focus moves, the fragment stays as it is.
  function skip(event: MouseEvent) {
    event.preventDefault();
    event.currentTarget.ownerDocument.getElementById(to)?.focus();
  }
  return (
    <Root ref={ref} data-mn-apart href={`#${to}`} onClick={skip}>
      {children}
    </Root>
  );
});

const Root = styled('a')`
  position: fixed;
  inset-block-start: ${token.space2};
  inset-inline-start: ${token.space2};
  z-index: ${token.layerToast};
  max-inline-size: calc(100% - 2 * ${token.space2});
  box-sizing: border-box;
  padding: ${token.space3} ${token.space4};
  border-radius: ${token.radiusControl};
  background: ${token.accent};
  color: ${token.accentInk};
  font: ${token.weightMedium} ${token.text14} / ${token.line14} ${token.fontSans};
  overflow-wrap: anywhere;

  &:not(:focus) {
    clip-path: inset(50%);
  }

  /* Else the browser lays a plate of the page's colour under the words, and hides them. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
