import { styled } from '../styles/styled.ts';
import type { ReactNode } from 'react';
import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';

/**
 * More than zero where there is room, far below it on a cramped page: one whose title, as large as the reader wants it,
 * would cover what is read from a bar that stays. By the size of the text of the page, which a media query does not know.
 */
export const spareRoom = '(100vw - 18.75rem) * 100';

export interface TopBarProps {
  /** Title of the page that is shown; its heading of the first level. */
  title: string;
  /** The available balance; not on a small screen, where the page itself leads with it. */
  balance?: ReactNode;
  notifications?: ReactNode;
  /** The switch of languages; on a small screen it moves into the sheet behind "More". */
  language?: ReactNode;
  /** The account menu. */
  account?: ReactNode;
}

/** The top bar of `AppShell`. */
export function TopBar({ title, balance, notifications, language, account }: TopBarProps) {
  return (
    <Root>
      <h1>{title}</h1>
      {balance !== undefined && <div data-roomy>{balance}</div>}
      {notifications}
      {language !== undefined && <div data-roomy>{language}</div>}
      {account}
    </Root>
  );
}

// A title of three lines would cover what is read: where it would, the bar goes with the page.
const Root = styled('header')`
  position: sticky;
  inset-block-start: min(0px, ${spareRoom});
  z-index: calc(${token.layerSticky} + 1);
  display: flex;
  align-items: center;
  gap: ${token.space3};
  box-sizing: border-box;
  min-block-size: 64px;
  padding: ${token.space2} clamp(${token.space4}, 3vw, ${token.space8});
  border-block-end: 1px solid ${token.line};
  background: ${token.surface};

  h1 {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    font: ${token.weightHeading} ${token.text20} / ${token.line20} ${token.fontHeading};
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }

  ${media.small} {
    min-block-size: 56px;

    [data-roomy] {
      display: none;
    }
  }
`;
