import styled from '@emotion/styled';
import { forwardRef, type MouseEvent } from 'react';
import * as token from '../tokens/tokens.ts';

export interface SkipLinkProps {
  /** The label: "Skip to content". */
  children: string;
  /** Id of the target, which must be focusable: `<main id="content" tabIndex={-1}>`. */
  to: string;
}

/**
 * The first Tab stop of a page, which skips the navigation. `AppShell` includes one; other layouts need their
 * own.
 */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { children, to },
  ref,
) {
  // The URL belongs to the router, so this only moves the focus.
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

// In forced colors the browser would draw a backplate that hides the label.
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

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
