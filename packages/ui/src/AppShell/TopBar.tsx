import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { media } from '../media.ts';
import { barGutters } from '../pageGutter.ts';
import * as token from '../tokens/tokens.ts';
import { TopBarLink } from './TopBarLink.tsx';

/**
 * Positive if there is enough width for a sticky bar, strongly negative otherwise. With large text, a sticky
 * title would cover the content. It depends on the page's text size, which a media query does not see.
 */
export const spareWidth = '(100vw - 18.75rem) * 100';

export interface TopBarProps {
  /** Title of the current page, rendered as its `h1`. */
  title: string;
  /** Makes the page a task: on a small screen a link that leaves it is before the title, and there is no bottom bar. */
  back?: { readonly href: string; readonly label: string } | undefined;
  /** The available balance. Hidden on a small screen, where the page itself starts with it. */
  balance?: ReactNode;
  /** Usually a `TopBarLink` with the unread count. */
  notifications?: ReactNode;
  /** The account menu, with language and sign-out. Hidden on a small screen: its entries belong to `moreItems` and `moreFoot`. */
  account?: ReactNode;
}

export function TopBar({ title, back, balance, notifications, account }: TopBarProps) {
  return (
    <Root>
      {back && (
        <div data-back>
          <TopBarLink icon={ArrowLeft} href={back.href} label={back.label} />
        </div>
      )}
      <h1>{title}</h1>
      {Boolean(balance) && <div data-roomy>{balance}</div>}
      {notifications}
      {account !== undefined && <div data-roomy>{account}</div>}
    </Root>
  );
}

// A title of three lines would cover the content, so the bar then scrolls with the page.
const Root = styled('header')`
  position: sticky;
  inset-block-start: min(0px, ${spareWidth});
  z-index: calc(${token.layerSticky} + 1);
  display: flex;
  align-items: center;
  gap: ${token.space3};
  box-sizing: border-box;
  min-block-size: 64px;
  padding-block: ${token.space2};
  ${barGutters}
  border-block-end: 1px solid ${token.line};
  background: ${token.surface};

  h1 {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    font: ${token.weightStrong} ${token.text24} / ${token.line24} ${token.fontSans};
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }

  [data-back] {
    display: none;
    margin-inline-start: calc(-1 * ${token.space2});
  }

  [data-back] svg:dir(rtl) {
    scale: -1 1;
  }

  ${media.small} {
    min-block-size: 56px;

    [data-back] {
      display: block;
    }

    h1 {
      font-size: ${token.text20};
      line-height: ${token.line20};
    }

    [data-roomy] {
      display: none;
    }
  }

  ${media.print} {
    display: none;
  }
`;
